import type { TextNode } from '../../../build/route.ts';
import type { Directive } from '../../content/directives.ts';
import { drawings } from '../../scenes/drawings/index.tsx';
import { useContent } from '../../site-context.ts';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { Film } from '../film/film.tsx';
import { type Step, Steps } from '../list/steps.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { directives } from './directives.tsx';
import { Paragraph, Sentence } from './sentence.tsx';
import { Table } from './table.tsx';

type Nodes = readonly TextNode[];

interface MarkdownProps {
  text: Nodes;
  /** Whether it is on the first screen of its page. Then drawings in it load at once. */
  isFirst?: boolean;
}

/** A text or a part of it, with a component for each construct of Markdown. */
export const Markdown = ({ text, ...place }: MarkdownProps) =>
  text.map((node, index) => <Node key={index} node={node} {...place} />);

function Node({ node, isFirst = false }: Omit<MarkdownProps, 'text'> & { node: TextNode }) {
  const { children } = node;
  switch (node.kind) {
    case 'p':
      return <Paragraph text={children} />;
    case 'h3':
      return (
        <h3 id={node.id}>
          <Sentence text={children} />
        </h3>
      );
    case 'ol':
      return <Steps steps={children.map(stepOf)} />;
    case 'tasks':
      return (
        <ul className="list--boxes">
          {children.map((task, index) => (
            <Task key={index} {...task} />
          ))}
        </ul>
      );
    case 'ul':
      return <ul>{listItems(children)}</ul>;
    case 'columns':
      return <ul className="list--points">{listItems(children.flatMap((list) => list.children))}</ul>;
    case 'table':
      return <Table rows={children} show={cellOf} />;
    case 'directive': {
      // The reader of texts has refused all other names.
      const Component = directives[node.name as Directive];
      return <Component />;
    }
    case 'blockquote':
      return (
        <div className="paper--callout">
          <Markdown text={children} />
        </div>
      );
    case 'image':
      return <Picture {...node} isFirst={isFirst} />;
    default:
      return <Sentence text={[node]} />;
  }
}

const cellOf = ({ children, line }: TextNode) => <Markdown key={line} text={children} />;

/** An item of a checklist. Its first paragraph is the label of the box. */
const Task = ({ children: [first, ...rest] }: TextNode) => (
  <li>
    <label>
      <input type="checkbox" />
      <span>
        <Sentence text={first?.children ?? []} />
      </span>
    </label>
    <Markdown text={rest} />
  </li>
);

/** Items of a list. One with a single paragraph has just its words. */
const listItems = (items: Nodes) =>
  items.map((item, index) => (
    <li key={index}>
      <Markdown text={wordsOf(item)} />
    </li>
  ));

/** A first paragraph that is all bold is the step's title. */
function stepOf(item: TextNode): Step {
  const [first, ...rest] = item.children;
  const [title, ...words] = first?.kind === 'p' ? first.children : [];
  if (title?.kind !== 'strong' || words.length > 0) return { title: '', text: <Markdown text={wordsOf(item)} /> };
  return { title: <Markdown text={title.children} />, text: <Markdown text={rest} /> };
}

function wordsOf({ children }: TextNode): Nodes {
  const [only, ...more] = children;
  return only?.kind === 'p' && more.length === 0 ? only.children : children;
}

/** A picture by its source, such as `scene:flatbed-towing`. */
function Picture({ source, alt, children: items, isFirst }: TextNode & { kind: 'image'; isFirst: boolean }) {
  const { interpolate } = useContent();
  const [kind, name = ''] = source.split(':');
  const words = interpolate(alt);
  if (kind !== 'drawing') return <ScenePicture slug={name} photo={kind === 'photo' ? name : undefined} alt={words} />;
  const drawing = drawings[name];
  if (drawing?.film) return <Film {...drawing} name={name} film={drawing.film} alt={words} steps={items.map(stepOf)} />;
  return <DrawingPicture name={name} alt={words} items={items.map(wordsOf)} isFirst={isFirst} />;
}
