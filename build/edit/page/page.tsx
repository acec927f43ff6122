import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formatProblem, type Problem } from '../../problem.ts';
import { type Fields, isAllText, isSame, nameAt, placeOf, readFields, slugOf, writeFields } from './fields.ts';
import { labelOf, SchemaForm } from './schema-form.tsx';

/** The text of a file, the checksum of a photo; `null` for one that is gone. */
type Files = Readonly<Record<string, string | null>>;

/**
 * Files of one kind: their folder and their names, the page of one, its fields, and where there may be more, how a new one
 * begins.
 */
interface Kind {
  title: string;
  folder: string;
  /** Left out, any. */
  slugs?: readonly string[];
  page: string;
  schema: RJSFSchema;
  start?: { button: string; text: string; counter: string; heading: string };
}

/** What the server answers: what there is, or what is wrong, or where the site is, or what somebody else changed. */
interface Answer {
  files: Files;
  kinds: readonly Kind[];
  problems?: readonly Problem[];
  site?: string;
  changed?: Files;
  checksum?: string;
  /** What was changed before and never saved, and the files as they were then. */
  draft?: { files: Files; base: Files };
}

const checkDelayMs = 300;
const noAnswer: Problem = {
  severity: 'error',
  message: 'The editor does not answer.',
  help: 'Look at the terminal that it was started in.',
};
const text: RJSFSchema = {
  type: 'string',
  format: 'markdown',
  description: 'An empty line between paragraphs, ## before a heading.',
};
const allText: RJSFSchema = { type: 'object', properties: { text } };
const logoTitle = 'Logo, an SVG with its words as paths, or a PNG';
const logo: RJSFSchema = { type: 'string', format: 'hidden', isPhoto: true, title: logoTitle };

// The token is taken out of the address, which others may see; it lasts as long as the tab.
const token = location.hash.slice(1) || (sessionStorage.getItem('token') ?? '');
sessionStorage.setItem('token', token);
history.replaceState(null, '', '/');

async function send(path: string, body?: object): Promise<Answer> {
  const type = body instanceof File ? body.type : 'application/json';
  const content = body && { method: 'PUT', body: body instanceof File ? body : JSON.stringify(body) };
  const response = await fetch(path, { headers: { 'x-token': token, 'content-type': type }, ...content }).catch(() =>
    Response.json({ problems: [noAnswer] }),
  );
  const answer: Answer = await response.json();
  for (const { schema } of answer.kinds ?? []) {
    if (schema.properties?.photos) schema.properties.logo = logo;
    else schema.properties = { ...schema.properties, text };
  }
  return answer;
}

const isIn = (file: string, { folder, slugs }: Kind) =>
  file.slice(0, Math.max(0, file.lastIndexOf('/'))) === folder && (slugs?.includes(nameAt(file)) ?? true);
const photoNamed = (files: Files, name: string) =>
  Object.keys(files).find((file) => files[file] && file.startsWith(`photos/${name}.`)) ?? '';

/** Drafts are kept one after the other, so that the newest stays. */
let drafts: Promise<unknown> = Promise.resolve();

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

function Editor(found: Answer) {
  const { draft } = found;
  const [{ files: saved, kinds }, setState] = useState({
    kinds: found.kinds,
    files: { ...found.files, ...draft?.base },
  });
  // The files after each change, the newest last; changes of one field in a row are one.
  const [history, setHistory] = useState(() => {
    const start = { files: saved, field: '' };
    return draft ? [start, { files: { ...saved, ...draft.files }, field: '' }] : [start];
  });
  const [isDraftOpen, setDraftOpen] = useState(draft !== undefined);
  const [first = ''] = Object.keys(saved);
  const [open, setOpen] = useState(first);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [theirs, setTheirs] = useState<Files>({});
  const [isSiteShown, setSiteShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  const files = history.at(-1)?.files ?? saved;
  const changed = Object.keys({ ...saved, ...files }).filter((name) => (files[name] ?? null) !== (saved[name] ?? null));
  const pick = (from: Files) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  const source = files[open] ?? '';
  const stored = readFields(source);
  const kind = kinds.find((kind) => isIn(open, kind));
  const schema = (!isAllText(source) && kind?.schema) || allText;
  const fields = withDefaults(schema, stored);
  const places = problems.map((problem) => placeOf(problem, open, source, Object.keys(schema.properties ?? {})));

  function change(next: Files, field = '') {
    setHistory((history) => {
      const last = history.at(-1);
      const before = field && last?.field === field ? history.slice(0, -1) : history;
      return [...before, { files: { ...last?.files, ...next }, field }];
    });
  }
  function undo() {
    setHistory(history.slice(0, -1));
    if (!history.at(-2)?.files[open]) setOpen(first);
  }
  /** Writes fields into the file as it was saved, so that a row that is typed field by field is laid out as one. */
  function changeFields(value: Fields, field: string) {
    const own = Object.entries(value).filter(([name, value]) => name in stored || !isSame(value, fields[name]));
    const before = saved[open] ?? '';
    const base = isAllText(before) ? source : before;
    change({ [open]: writeFields(base, JSON.parse(JSON.stringify(Object.fromEntries(own)))) }, `${open} ${field}`);
  }
  function addText({ folder, start }: Kind) {
    const title = prompt('What is it called?') ?? '';
    const name = `${folder}/${slugOf(title)}.md`;
    if (!start || !slugOf(title) || files[name]) return;
    const others = Object.keys(files).filter((file) => file.startsWith(folder));
    const numbers = others.map((file) => Number(readFields(files[file] ?? '')[start.counter] ?? 0));
    const own = { [start.counter]: 1 + Math.max(0, ...numbers), [start.heading]: title };
    change({ [name]: writeFields(start.text, { ...readFields(start.text), ...own }) });
    setOpen(name);
  }
  /** Takes a photo in, or without a file away. @returns whether it could */
  async function changePhoto(name: string, file?: File): Promise<boolean> {
    const { checksum, problems = [] }: Partial<Answer> = file ? await send('/photo', file) : {};
    const before = photoNamed(files, name);
    const added = file && `photos/${name}.${file.type.replace(/image\/|\+xml/g, '').replace('jpeg', 'jpg')}`;
    if (problems.length > 0) setProblems(problems);
    else change({ ...(before && { [before]: null }), ...(added && { [added]: checksum ?? null }) });
    return problems.length === 0;
  }
  const photos = Object.keys(files).filter((name) => name.startsWith('photos/') && files[name]);
  const pictures = {
    photos: Object.fromEntries(photos.map((name) => [nameAt(name), files[name] ?? ''])),
    onPhoto: changePhoto,
  };
  function discardDraft() {
    setState({ kinds, files: found.files });
    setHistory([{ files: found.files, field: '' }]);
    if (!found.files[open]) setOpen(first);
    setDraftOpen(false);
  }

  /** Shows what is wrong, or else the page of what is open. */
  function show({ problems = [], site }: Answer) {
    setProblems(problems);
    if (!site || !frame.current) return;
    const page = site + (kind?.page.slice(1).replace('*', nameAt(open)) ?? '');
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }
  const check = useEffectEvent((files: Files, _open: string) => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await send('/check', { files: pick(files), base: pick(saved) });
      if (isWanted) show(answer);
    }, checkDelayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  });
  useEffect(() => check(files, open), [files, open]);
  const keep = useEffectEvent((files: Files) => {
    const draft = { files: pick(files), base: pick(saved) };
    drafts = drafts.then(() => send('/draft', draft));
  });
  useEffect(() => keep(files), [files]);
  async function save() {
    await drafts;
    const answer = await send('/save', { files: pick(files), base: pick(saved) });
    setTheirs(answer.changed ?? {});
    if (answer.problems) show(answer);
    if (!answer.site) return;
    setState({ files, kinds: (await send('/state')).kinds });
    setDraftOpen(false);
  }
  /** Goes on with what somebody else saved meanwhile, or over it. */
  function settle(next: Files) {
    setState({ kinds, files: { ...saved, ...theirs } });
    setTheirs({});
    change(next);
  }
  /** Leads to the first field with a problem. */
  function goToProblem() {
    const field = document.querySelector('.rjsf-field-error:not(:has(.rjsf-field-error))');
    field?.closest('details')?.setAttribute('open', '');
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }
  useEffect(() => {
    window.onbeforeunload = (event) => changed.length > 0 && event.preventDefault();
    window.onkeydown = (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (changed.length > 0) void save();
    };
  });

  return (
    <>
      <header>
        <h1>
          <select aria-label="What to change" value={open} onChange={({ target }) => setOpen(target.value)}>
            {[...new Set(kinds.map(({ title }) => title))].map((title) => (
              <optgroup key={title} label={title}>
                {Object.keys(files)
                  .filter((name) => files[name] !== null && kinds.find((kind) => isIn(name, kind))?.title === title)
                  .map((name) => (
                    <option key={name} value={name}>
                      {name.includes('/') ? labelOf(nameAt(name)) : 'Facts and photos'}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </h1>
        {kinds.map(
          (kind) =>
            kind.start && (
              <button key={kind.folder} type="button" onClick={() => addText(kind)}>
                {kind.start.button}
              </button>
            ),
        )}
        <p role="status">
          {problems.length > 0 ? (
            <button type="button" onClick={goToProblem}>
              {problems.length} to fix
            </button>
          ) : (
            (changed.length > 0 && 'Not saved yet') || 'All is saved'
          )}
        </p>
        <button type="button" disabled={history.length < 2} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          aria-keyshortcuts="Control+S Meta+S"
          disabled={changed.length === 0 || problems.length > 0}
          onClick={save}
        >
          Save
        </button>
        <button type="button" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
          Site
        </button>
      </header>
      <main>
        {Object.keys(theirs).length > 0 && (
          <section role="alert">
            {Object.entries(theirs).map(([name, now]) => (
              <div key={name}>
                {name} was changed by somebody else meanwhile. Now it says:
                <pre>{newLines(saved[name] ?? null, now).join('\n')}</pre>
              </div>
            ))}
            <button type="button" onClick={() => settle(theirs)}>
              Take that
            </button>
            <button type="button" onClick={() => settle({})}>
              Keep mine
            </button>
          </section>
        )}
        {isDraftOpen && (
          <section role="alert">
            These changes were never saved. They are here again.
            <button type="button" onClick={() => setDraftOpen(false)}>
              Keep them
            </button>
            <button type="button" onClick={discardDraft}>
              Throw them away
            </button>
          </section>
        )}
        <ul className="error-detail">
          {problems.map(formatProblem).map((words, index) => !places[index] && <li key={words}>{words}</li>)}
        </ul>
        <SchemaForm
          key={kind?.page}
          {...{ schema, fields, pictures }}
          problems={places.filter((place) => place !== undefined)}
          onChange={changeFields}
        />
      </main>
      <iframe ref={frame} title="The site as it will be" sandbox="allow-scripts allow-forms" data-shown={isSiteShown} />
    </>
  );
}

void send('/state').then((answer) => {
  createRoot(document.body).render(
    answer.kinds ? <Editor {...answer} /> : <p role="alert">{answer.problems?.map(formatProblem).join(' ')}</p>,
  );
});
