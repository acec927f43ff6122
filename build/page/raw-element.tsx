import { createElement } from 'react';

/**
 * An element with its content as it is: the text of a `<script>` or `<style>`, which renderers escape in different ways.
 * The content must be free of the element's end tag.
 */
export const rawElement = (tag: 'script' | 'style', content: string, type?: string) =>
  createElement(tag, { type, dangerouslySetInnerHTML: { __html: content } });
