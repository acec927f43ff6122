import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formatProblem, type Problem } from '../../problem.ts';
import { type Fields, isAllText, isSame, nameAt, placeOf, readFields, slugOf, writeFields } from './fields.ts';
import { Header } from './header.tsx';
import { Conflict, DraftNotice } from './notices.tsx';
import { SchemaForm } from './schema-form.tsx';
import { type Answer, type Files, isIn, type Kind, send, text } from './server.ts';

const checkDelayMs = 300;
const allText: RJSFSchema = { type: 'object', properties: { text } };
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
  useEffect(() => {
    // A handler that returns anything asks before the page is left.
    window.onbeforeunload = changed.length > 0 ? (event) => event.preventDefault() : null;
    window.onkeydown = (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (changed.length > 0) void save();
    };
  });

  return (
    <>
      <Header
        {...{ kinds, files, open, problems, isSiteShown, addText, save, undo }}
        isChanged={changed.length > 0}
        canUndo={history.length > 1}
        onOpen={setOpen}
        onSite={() => setSiteShown(!isSiteShown)}
      />
      <main>
        {Object.keys(theirs).length > 0 && <Conflict {...{ theirs, saved, settle }} />}
        {isDraftOpen && <DraftNotice onKeep={() => setDraftOpen(false)} onDiscard={discardDraft} />}
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
