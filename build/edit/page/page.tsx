import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formatProblem, type Problem } from '../../problem.ts';
import { labelAt } from './as-input.ts';
import { ask } from './ask.ts';
import { listIn, newText, photosIn, withDefaults, withEntry, withName, withPhoto } from './changes.ts';
import {
  type Fields,
  inWords,
  isAllText,
  isFields,
  isSame,
  nameAt,
  placeOf,
  readFields,
  writeFields,
} from './fields.ts';
import { goTo } from './go-to.ts';
import { Header } from './header.tsx';
import { isPoint } from './map-around.ts';
import { Conflict, DraftNotice, SharedNotice, TextButtons } from './notices.tsx';
import { isBlocking, Ready } from './ready.tsx';
import { SchemaForm } from './schema-form.tsx';
import { type Answer, type Files, isIn, type Kind, send, text } from './server.ts';
import { useHistory } from './use-history.ts';

const checkDelayMs = 300;
const allText: RJSFSchema = { type: 'object', properties: { text } };
/** Drafts are kept one after the other, so that the newest stays. */
let drafts: Promise<unknown> = Promise.resolve();

function Editor(found: Answer) {
  const { draft, labels } = found;
  const [{ files: saved, kinds, shared }, setState] = useState({
    kinds: found.kinds,
    shared: found.shared,
    files: { ...found.files, ...draft?.base },
  });
  const { files, before, change, ...history } = useHistory(saved, draft?.files);
  const [isDraftOpen, setDraftOpen] = useState(draft !== undefined);
  const [first = ''] = Object.keys(saved);
  const [open, setOpen] = useState(first);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [theirs, setTheirs] = useState<Files>({});
  const [isSiteShown, setSiteShown] = useState(false);
  /** The field to go to, once it is there. */
  const [target, setTarget] = useState<Problem['path']>();
  const frame = useRef<HTMLIFrameElement>(null);

  const changed = Object.keys({ ...saved, ...files }).filter((name) => (files[name] ?? null) !== (saved[name] ?? null));
  const pick = (from: Files) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  const source = files[open] ?? '';
  const stored = readFields(source);
  const kind = kinds.find((kind) => isIn(open, kind));
  const schema = (!isAllText(source) && kind?.schema) || allText;
  const fields = withDefaults(schema, stored);
  const facts = readFields(files[first] ?? '');
  const errors = problems.filter(({ severity }) => severity === 'error');
  const wordsOf = (problem: Problem) =>
    inWords(problem, (name) => (/^[a-z]\w+(\.\w+)?$/.test(name) ? labelAt(labels, name.split('.')) : undefined));
  const places = errors.map((problem) =>
    placeOf(problem, wordsOf(problem), open, source, Object.keys(schema.properties ?? {})),
  );

  function undo() {
    history.undo();
    if (!before?.[open]) setOpen(first);
  }
  /** Writes fields into the file as it was saved, so that a row that is typed field by field is laid out as one. */
  function changeFields(value: Fields, field: string) {
    const own = Object.entries(value).filter(([name, value]) => name in stored || !isSame(value, fields[name]));
    const written = saved[open] ?? '';
    const base = isAllText(written) ? source : written;
    const next = writeFields(base, JSON.parse(JSON.stringify(Object.fromEntries(own))));
    change(() => ({ [open]: next }), `${open} ${field}`);
  }
  /** Opens a file, and leads to a field of it. */
  function go({ file = '', path = [] }: Partial<Problem>) {
    const [, photo] = /^photos\/([a-z\d-]+)/.exec(file) ?? [];
    setOpen(files[file] && !photo ? file : first);
    setTarget(photo ? ['photos', photo] : [...path]);
  }
  function goToError() {
    const place = places.find((place) => place !== undefined);
    if (place) setTarget(place.path.split(/[.[\]]+/).filter(Boolean));
    else if (errors[0]) go(errors[0]);
  }
  useEffect(() => goTo(target ?? []), [target]);
  /** Begins a text of a kind, or else a town. */
  async function addText(kind?: Kind) {
    if (kind) {
      const [name, text] = Object.entries(newText(files, kind, await ask('What is it called?')))[0] ?? [];
      if (!name) return;
      change(() => ({ [name]: text ?? null }));
      return setOpen(name);
    }
    change((files) => withEntry(files, first, 'towns', { name: '' }));
    go({ path: ['towns', listIn(files[first], 'towns').length] });
  }
  const hide = (isHidden: boolean) => change((files) => withName(files, first, 'leaveOut', nameAt(open), isHidden));
  function remove() {
    change(() => ({ [open]: null }));
    setOpen(first);
  }
  /** Takes a photo in, or without a file away. @returns why it could not */
  async function onPhoto(name: string, file?: File): Promise<string | undefined> {
    const { checksum, problems = [] }: Partial<Answer> = file ? await send('/photo', file) : {};
    if (problems.length > 0) return problems.map(wordsOf).join(' ');
    change((files) => withPhoto(files, name, file, checksum));
    return undefined;
  }
  const isCompany = open === first;
  const context = {
    problems: places.filter((place) => place !== undefined),
    claims: problems.flatMap(({ severity, blocks, path = [], found = '' }) =>
      isCompany && blocks === 'unconfirmed'
        ? { path: path.join('.'), message: wordsOf({ severity, message: found }) }
        : [],
    ),
    confirmed: isCompany ? listIn(source, 'confirmed') : [],
    onConfirm: (field: string, isTrue: boolean) =>
      change((files) => withName(files, first, 'confirmed', field, isTrue)),
    state: `${isFields(facts.address) ? facts.address.region : ''}`,
    center: isPoint(facts.coordinates) ? facts.coordinates : undefined,
    photos: photosIn(files),
    onPhoto,
  };
  function discardDraft() {
    setState({ kinds, shared, files: found.files });
    history.restart(found.files);
    if (!found.files[open]) setOpen(first);
    setDraftOpen(false);
  }

  /** Shows what is wrong, or else the page of what is open. */
  function show({ problems = [], site }: Answer) {
    setProblems(problems);
    setChecked(true);
    if (!site || !frame.current) return;
    const page = site + (kind?.page.slice(1).replace('*', nameAt(open)) ?? '');
    if (frame.current.src === page) frame.current.contentWindow?.postMessage('reload', '*');
    else frame.current.src = page;
  }
  const check = useEffectEvent((files: Files, _open: string) => {
    let isWanted = true;
    setChecked(false);
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
    const state = await send('/state');
    setState({ files, kinds: state.kinds, shared: state.shared });
    setDraftOpen(false);
  }
  /** Goes on with what somebody else saved meanwhile, or over it. */
  function settle(next: Files) {
    setState({ kinds, shared, files: { ...saved, ...theirs } });
    setTheirs({});
    change(() => next);
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

  const isLeavable = !isCompany && JSON.stringify(kinds[0]?.schema.properties?.leaveOut).includes(`"${nameAt(open)}"`);
  const isHidden = listIn(files[first], 'leaveOut').includes(nameAt(open));
  /** What the field of a problem is called, or else its file. */
  const nameOf = ({ path = [], file = '' }: Problem) =>
    labelAt(labels, path.length > 0 || !files[file] || file === first ? path : [nameAt(file)]);

  return (
    <>
      <Header
        {...{ kinds, labels, files, open, isSiteShown, addText, goToError, save, undo }}
        errors={errors.length}
        left={isChecked ? problems.filter(isBlocking).length : undefined}
        isChanged={changed.length > 0}
        canUndo={before !== undefined}
        onOpen={setOpen}
        onSite={() => setSiteShown(!isSiteShown)}
      />
      <main key={open}>
        {Object.keys(theirs).length > 0 && <Conflict {...{ theirs, saved, settle }} />}
        {isDraftOpen && <DraftNotice onKeep={() => setDraftOpen(false)} onDiscard={discardDraft} />}
        {shared.includes(open) && <SharedNotice />}
        <ul className="error-detail">
          {errors.map(
            (problem, index) => !places[index] && <li key={formatProblem(problem)}>{formatProblem(problem)}</li>,
          )}
        </ul>
        <SchemaForm key={kind?.page} {...{ schema, labels, fields, context }} onChange={changeFields} />
        {!isCompany && <TextButtons {...{ isLeavable, isHidden, hide, remove }} canGo={kind?.start !== undefined} />}
        <Ready {...{ problems, wordsOf, go }} isSaved={changed.length === 0 && isChecked} nameOf={nameOf} />
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
