/** The list of posts, and what stands around each of them. */
export const blog = {
  title: 'Towing Tips for {township}, {region}: Breakdown Advice',
  description:
    'What to do when your car breaks down and how towing works. Plain advice for drivers around {township}, {region}. Call {phone}.',
  headline: 'Plain advice for the road',
  name: '{name} Blog',
  band: { title: 'Would you rather just ask?', text: 'Call us and we’ll walk you through it.' },
  read: 'Read the article',
  readTime: ({ number }: { number: string }) => `${number} min read`,
  /** Behind the date, where a post was changed, before the day and behind it. */
  changed: ['Updated ', ''],
  post: {
    contents: 'In this article',
    doNow: 'Do this now',
    back: 'Back to the blog',
    band: { title: 'Stuck right now?', text: 'Stop reading and call. We’ll talk you through it.' },
  },
};
