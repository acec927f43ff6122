import { Window } from 'happy-dom';

/** A page as a document. happy-dom loses what follows a `<style>` inside an `<svg>`, so style texts are left out. */
export function parse(html: string) {
  const { document } = new Window();
  document.write(html.replace(/<style>[\s\S]*?<\/style>/g, ''));
  return document;
}
