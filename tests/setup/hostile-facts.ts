import { createHash } from 'node:crypto';
import { hasGlyph } from '../../site/styles/heading-font.ts';
import { factsAtLimits } from './legal-facts.ts';

/** Pieces of text that have broken some program or other. */
const pieces = [
  ...'<script>ran=1</script> </script> </style> </title> </template> <!-- --> ]]> <![CDATA[ <?xml?> "'.split(' '),
  ..."&lt;b&gt; &#60; & < > ` \\ \\n ; : , %0d%0aA: %zz END:VCARD %styles% %policy% $& $1 $` {{7*7}} '".split(' '),
  ...'<svg/onload=ran=1> javascript:ran=1 __proto__ ../.. href="/x" {phone} {x} (/y/) http://a.example'.split(' '),
  ..."\"><img src=x onerror=ran=1>|' onfocus='ran=1|🚚|ü|İ|日本語|עברית|ﷺ|e\u0301|\u00a0|\u3000|½|Town".split('|'),
];

/** Facts that follow every rule to the letter, and are hostile in all that the rules leave open; the same for the same number. */
export function hostileFacts(seed: number) {
  const bytesFor = (path: string) => [...createHash('sha256').update(`${seed}${path}`).digest()];
  const text = (length: number, path: string) => {
    const isHeading = /^\.(?:name|township|headline)$/.test(path);
    // A bracket in a notice begins a link.
    const mayStand = (one: string) => (isHeading ? hasGlyph(one) : !(/[[\]]/.test(one) && path === '.notice.text'));
    const letters = ['x'];
    for (const byte of length > 10 ? bytesFor(path) : [])
      for (const letter of pieces[byte % pieces.length] ?? '')
        if (mayStand(letter) && letters.length + 1 < length) letters.push(letter);
    const written = letters.join('').normalize('NFC').trim();
    // The limits count an emoji, two units of a string, as one character.
    return written + 'x'.repeat(length - [...written].length);
  };
  const isThere = (path: string) => (bytesFor(path)[0] ?? 0) % 4 > 0;
  const facts = factsAtLimits(isThere, text);
  const url = isThere('path') ? 'https://xn--bcher-kva.example/~a/b.c/' : 'https://a.example/';
  const photos = Object.fromEntries(['flatbed-towing', 'home'].map((slug) => [slug, text(160, slug)]));
  return { ...facts, url, photos, languages: ['en'] };
}
