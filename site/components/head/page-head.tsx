import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { backgroundFiles } from '../../scenes/drawings/index.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { LinkItems } from '../links/link.tsx';
import { Paragraph } from '../markdown/sentence.tsx';
import { PhotoPicture, usePhoto } from '../scene-picture/scene-picture.tsx';

interface Background {
  /** The name of the scene, and of the owner's photo; a drawing that no photo replaces has none. */
  slug?: string;
  alt: string;
  /** The file of a drawing instead of the scene, and its form for narrow screens, whose size keeps its place. */
  file?: string;
  tall?: { srcSet: string; width: number; height: number } | undefined;
}

interface PageHeadProps {
  heading: ReactNode;
  lead?: readonly TextNode[];
  /** Under the lead. */
  children?: ReactNode;
  /** The control that the page opens with, under the words. */
  opening?: ReactNode;
  /** Beside the words on wide screens; on narrow ones under them. */
  aside?: ReactNode;
  /** The scene whose sky the words are in, or a drawing in its place. The owner's photo, beside the words, replaces it. */
  scene?: Background | undefined;
  /** Whether its words are on a highway sign. */
  isSign?: boolean;
  /** Whether its heading is as long as a sentence. */
  isLong?: boolean;
}

/** The drawing that an image of a text names, as a background; nothing if it can't be one. */
export function useBackground(block: TextNode | undefined): Background | undefined {
  const { interpolate } = useContent();
  if (block?.kind !== 'image') return undefined;
  const files = backgroundFiles(block.source);
  return files && { ...files, alt: interpolate(block.alt) };
}

/** The beginning of every page but home: breadcrumbs, heading, opening words, and a picture or a control. */
export function PageHead({ heading, lead, children, opening, aside, scene, isSign, isLong }: PageHeadProps) {
  const { href } = useSite();
  const photo = usePhoto(scene?.slug);
  const thing = photo ? <PhotoPicture {...photo} width={36} /> : aside;
  const isBackground = scene && !thing;
  const classes = [
    'page-head',
    thing && 'page-head--split',
    isBackground && 'page-head--scene',
    opening && 'page-head--control',
    isLong && 'page-head--long',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={isSign ? 'page-head__words guide-sign' : 'page-head__words'}>
        <Breadcrumbs />
        <h1>{heading}</h1>
        {lead && <Paragraph className="lead" text={lead} />}
        {children}
      </div>
      {thing && <div className="page-head__aside stack">{thing}</div>}
      {opening && <div>{opening}</div>}
      {isBackground && (
        <picture>
          {scene.tall && <source media="(max-width: 47.99em)" {...scene.tall} srcSet={href(scene.tall.srcSet)} />}
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

/** The pages from home down to this one. A post isn't among them, because its heading follows. */
function Breadcrumbs() {
  const { content, crumbs } = useSite();
  if (crumbs.length === 0) return null;
  return (
    <nav className="page-head__trail" aria-label={content.messages.layout.breadcrumb}>
      <ol>
        <LinkItems links={crumbs.slice(0, 2)} />
      </ol>
    </nav>
  );
}
