/** The list of posts, and what stands around each of them. */
export const blog = {
  title: 'Towing Advice for {township} Drivers',
  description:
    'What to do when the car stops, and how towing works: plain advice for drivers in and around {township}, {region}.',
  headline: 'Plain advice for the road',
  name: 'Blog',
  lead: 'Worth reading before you need it, and short enough for when you do.',
  band: { title: 'Not in the mood to read?', text: 'Ask us. One call answers most of it.' },
  read: 'Read the article',
  readTime: '{number} min read',
  post: {
    contents: 'In this article',
    doNow: 'Do this now',
    back: 'Back to the blog',
    band: { title: 'Stuck right now?', text: 'Put the reading away and call. We talk you through it.' },
  },
};
