/** Labels of the list of posts, and of what is around each of them; the words of the list are in pages/blog.md. */
export const blog = {
  readTime: ({ number }: { number: string }) => `${number} min read`,
  /** After the date, where a post was changed, before the day and after it. */
  changed: ['Updated ', ''],
  post: { contents: 'In this article', doNow: 'Do this now', back: 'Back to the blog' },
};
