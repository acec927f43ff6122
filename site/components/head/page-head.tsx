import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { useSite } from '../../site-context.ts';
import { narrow } from '../drawing/drawing.tsx';
import { LinkItems } from '../links/link.tsx';
import { Paragraph } from '../markdown/sentence.tsx';
import { PhotoPicture, usePhoto } from '../scene-picture/scene-picture.tsx';

interface Background {
  /** Of the scene, and of the owner's photo. */
  slug: string;
  alt: string;
  /** The file of a drawing in its place, and the form of it for narrow screens. */
  file?: string;
  tall?: string;
}

interface PageHeadProps {
  heading: ReactNode;
  lead?: readonly TextNode[];
  /** Under the lead. */
  children?: ReactNode;
  /** The control that the page opens with, under the words; then it is the picture of a wide screen. */
  opening?: ReactNode;
  /** Beside the words on wide screens, under the opening on narrow ones. */
  beside?: ReactNode;
  /** A picture in the place of the opening. */
  aside?: ReactNode;
  /** The scene, or the drawing in its place, whose sky the words are in; the owner's photo of it is beside them. */
  scene?: Background | undefined;
  /** Whether its words stand on a highway sign. */
  isSign?: boolean;
}

/** The beginning of every page but home: breadcrumbs, heading, opening words, and what the page is about to be seen. */
export function PageHead({ heading, lead, children, opening, beside, aside, scene, isSign = false }: PageHeadProps) {
  const { href } = useSite();
  const photo = usePhoto(scene?.slug);
  const picture = photo && <PhotoPicture {...photo} width={36} />;
  const company = opening ? (beside ?? picture) : (picture ?? aside);
  const isBackground = scene && !picture && (opening || !company);
  const classes = [
    'page-head',
    company && 'page-head--split',
    isBackground && 'page-head--scene',
    isBackground && opening && 'page-head--control',
    isSign && 'guide-sign',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="page-head__words">
        <Breadcrumbs />
        <h1>{heading}</h1>
        {lead && <Paragraph className="lead" text={lead} />}
        {children}
      </div>
      {opening && <div>{opening}</div>}
      {company && <div className="page-head__aside">{company}</div>}
      {isBackground && (
        <picture>
          {scene.tall && <source media={narrow} srcSet={href(scene.tall)} />}
          <img
            className="page-head__picture screen-only"
            src={href(scene.file ?? `/scenes/${scene.slug}.svg`)}
            alt={scene.alt}
            width={640}
            height={360}
          />
        </picture>
      )}
    </div>
  );
}

/** The pages from home down to this one; an article is not among them, as its heading follows, and a page without a name has none. */
function Breadcrumbs() {
  const { content, crumbs } = useSite();
  if (crumbs.length === 0) return null;
  return (
    <nav className="page-head__trail" aria-label={content.messages.layout.breadcrumb}>
      <ol className="links--across">
        <LinkItems links={crumbs.slice(0, 2)} />
      </ol>
    </nav>
  );
}
