/** Labels of the list of posts, and of what stands around each of them; the words of the list stand in pages/blog.md. */
export const blog = {
  readTime: ({ number }: { number: string }) => `${number} min read`,
  /** Behind the date, where a post was changed, before the day and behind it. */
  changed: ['Updated ', ''],
  post: { contents: 'In this article', doNow: 'Do this now', back: 'Back to the blog' },
};
