import { createElement } from 'react';

/**
 * A `<script>` or `<style>` with its text as it is: renderers differ in how they escape the children of these two.
 * The text must already be free of the element's end tag.
 */
export const rawText = (tag: 'script' | 'style', text: string, type?: string) =>
  createElement(tag, { type, dangerouslySetInnerHTML: { __html: text } });
