import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { editArticle, editJson, type Fields, readArticle, sortFaults } from './edits.ts';
import { labelOf, SchemaForm } from './schema-form.tsx';

/** The text of a file, the checksum of a photo; `null` for one that is gone. */
type Files = Readonly<Record<string, string | null>>;

/** A kind of texts: their folder, the page of one, its fields, and where there may be more how a new one begins. */
interface Kind {
  title: string;
  folder: string;
  page: string;
  schema: RJSFSchema;
  start?: string;
  /** The fields that number and name a text. */
  counter?: string;
  heading?: string;
}

interface State {
  files: Files;
  facts: { name: string; schema: RJSFSchema };
  texts: readonly Kind[];
}

/** What the server answers: what is wrong, or where the site is, or what somebody else changed. */
interface Answer {
  faults?: readonly string[];
  site?: string;
  changed?: Files;
  checksum?: string;
}

const checkDelayMs = 300;
/** What stands under the fields of a text, as one more of them. */
const body = {
  type: 'string' as const,
  examples: ['A blank line between paragraphs, ## in front of a heading, - in front of a point'],
};

// The token is taken out of the address, which others may see; it lasts as long as the tab.
const token = location.hash.slice(1) || (sessionStorage.getItem('token') ?? '');
sessionStorage.setItem('token', token);
history.replaceState(null, '', '/');

async function send<Result = Answer>(path: string, body?: object): Promise<Result> {
  const type = body instanceof File ? body.type : 'application/json';
  const content = body && { method: 'PUT', body: body instanceof File ? body : JSON.stringify(body) };
  return (await fetch(path, { headers: { 'x-token': token, 'content-type': type }, ...content })).json();
}

const slugAt = (file: string) => file.replace(/.*\/|\.\w+$/g, '');
const isIn = (file: string, { folder }: Kind) => file === `content/${folder}/${slugAt(file)}.md`;
const photoNamed = (files: Files, name: string) =>
  Object.keys(files).find((file) => files[file] && file.startsWith(`photos/${name}.`));

/** The fields of a file, those with their defaults that are left out. */
const withDefaults = ({ properties = {} }: RJSFSchema, fields: Fields): Fields => ({
  ...Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      typeof field === 'object' && 'default' in field ? [[name, field.default]] : [],
    ),
  ),
  ...fields,
});

/** Those lines of a file that stood otherwise before. */
const newLines = (before: string | null, after: string | null) =>
  (after ?? 'It is gone.')
    .split('\n')
    .filter((line) => !before?.split('\n').includes(line))
    .slice(0, 5);

function Editor({ facts, texts, files: found }: State) {
  const [files, setFiles] = useState(found);
  const [saved, setSaved] = useState(found);
  const [past, setPast] = useState<readonly Files[]>([]);
  const [open, setOpen] = useState(facts.name);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [theirs, setTheirs] = useState<Files>({});
  const [isSiteShown, setSiteShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const lastChanged = useRef('');
  const latest = useRef(files);
  latest.current = files;

  const changed = Object.keys(files).filter((name) => files[name] !== (saved[name] ?? null));
  const pick = (from: Files) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  const kind = texts.find((kind) => isIn(open, kind));
  const schema = kind?.schema ?? facts.schema;
  const text = files[open] ?? '';
  const article = kind && readArticle(text);
  const stored = article
    ? { ...article.fields, text: article.body }
    : open === facts.name
      ? JSON.parse(text)
      : undefined;
  const fields = stored && withDefaults(schema, stored);
  const { beside, others } = sortFaults(faults, open, Object.keys(schema.properties ?? {}), article);

  /** Takes a change; those of one field in a row are undone together. */
  function change(next: Files, field = '') {
    const { current } = latest;
    if (field === '' || field !== lastChanged.current) setPast((past) => [...past, current]);
    lastChanged.current = field;
    setFiles({ ...current, ...next });
  }
  function undo() {
    const [before = files] = past.slice(-1);
    lastChanged.current = '';
    setFiles({ ...pick(saved), ...before });
    setPast(past.slice(0, -1));
    if (!before[open]) setOpen(facts.name);
  }
  function changeFields(value: Fields, field: string) {
    const next = article
      ? editArticle(text, { ...article, fields: withDefaults(schema, article.fields) }, value)
      : editJson(text, fields, value);
    if (next !== text) change({ [open]: next }, field);
  }
  function addText(kind: Kind) {
    const title = prompt('What is it called?');
    const slug = title
      ?.toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-');
    const name = `content/${kind.folder}/${slug}.md`;
    if (!title || !slug || files[name]) return;
    const { start = '', counter = '', heading = '' } = kind;
    const article = readArticle(start);
    const others = Object.keys(files).filter((name) => isIn(name, kind));
    const numbers = others.map((name) => Number(readArticle(files[name] ?? '')?.fields[counter] ?? 0));
    const own = { [counter]: 1 + Math.max(0, ...numbers), [heading]: title };
    if (article) change({ [name]: editArticle(start, article, { ...article.fields, ...own, text: article.body }) });
    setOpen(name);
  }
  async function changePhoto(name: string, file?: File) {
    const before = photoNamed(files, name);
    const { checksum, faults } = file ? await send('/photo', file) : {};
    if (faults) return setFaults(faults);
    const type = file?.type.replace('image/', '').replace('jpeg', 'jpg');
    change({ ...(before && { [before]: null }), ...(checksum && { [`photos/${name}.${type}`]: checksum }) });
  }

  const photos = { photoOf: (name: string) => files[photoNamed(files, name) ?? ''], onPhoto: changePhoto };

  /** Shows what is wrong, or else the page of what is open. */
  function show({ faults = [], site }: Answer) {
    setFaults(faults);
    if (!site || !frame.current) return;
    const page = site + (kind?.page.slice(1).replace('*', slugAt(open)) ?? '');
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }
  const check = useEffectEvent(async (files: Files, _open: string) => {
    const answer = await send('/check', { files: pick(files) });
    if (latest.current === files) show(answer);
  });
  async function save() {
    const answer = await send('/save', { files: pick(files), base: pick(saved) });
    lastChanged.current = '';
    setTheirs(answer.changed ?? {});
    if (answer.faults) show(answer);
    if (answer.site) setSaved(files);
  }
  /** Goes on with what somebody else saved meanwhile, or over it. */
  function settle(next: Files) {
    setSaved({ ...saved, ...theirs });
    setTheirs({});
    change(next);
  }
  /** Leads to the first field with a fault. */
  function goToFault() {
    const field = document.querySelector('.rjsf-field-error:not(:has(.rjsf-field-error))');
    field?.closest('details')?.setAttribute('open', '');
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }
  useEffect(() => {
    const timer = setTimeout(() => check(files, open), checkDelayMs);
    return () => clearTimeout(timer);
  }, [files, open]);

  const tab = (name: string, label: string) => (
    <button type="button" aria-current={open === name} onClick={() => setOpen(name)}>
      {label}
    </button>
  );
  const state = changed.length > 0 ? 'Not saved yet' : 'All is saved';
  return (
    <>
      <header>
        <h1>Your site</h1>
        <nav>
          {tab(facts.name, 'Facts')}
          {tab('', 'Texts')}
        </nav>
        <p role="status">
          {faults.length > 0 ? (
            <button type="button" className="wrong" onClick={goToFault}>
              {faults.length} to mend
            </button>
          ) : (
            state
          )}
        </p>
        <button type="button" disabled={past.length === 0} onClick={undo}>
          Undo
        </button>
        <button type="button" disabled={changed.length === 0 || faults.length > 0} onClick={save}>
          Save
        </button>
        <button type="button" className="switch" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
          Site
        </button>
      </header>
      <main>
        {Object.entries(theirs).map(([name, now]) => (
          <section key={name} role="alert">
            <p>{name} was changed by somebody else meanwhile. Now it says:</p>
            <pre>{newLines(saved[name] ?? null, now).join('\n')}</pre>
            <button type="button" onClick={() => settle(theirs)}>
              Take that
            </button>
            <button type="button" onClick={() => settle({})}>
              Keep mine
            </button>
          </section>
        ))}
        <ul className="faults">
          {others.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
        {fields && (
          <SchemaForm key={kind?.folder} {...{ schema, fields, photos }} faults={beside} onChange={changeFields} />
        )}
        {open === '' &&
          texts.map((kind) => (
            <section key={kind.folder}>
              <h2>{kind.title}</h2>
              {Object.keys(files)
                .filter((name) => files[name] && isIn(name, kind))
                .map((name) => tab(name, labelOf(slugAt(name))))}
              {kind.start && (
                <button type="button" onClick={() => addText(kind)}>
                  New
                </button>
              )}
            </section>
          ))}
      </main>
      <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" data-shown={isSiteShown} />
    </>
  );
}

void send<State>('/state').then((state) => {
  for (const { schema } of state.texts) schema.properties = { ...schema.properties, text: body };
  createRoot(document.body).render(<Editor {...state} />);
});
