import type { Post } from '../../content/content.ts';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** @returns what a page's head needs to show the scene of a post, or the photo that its text names */
export const sceneOf = ({ scene: slug, photo }: Post, alt: string) => ({
  scene: { slug, alt },
  aside: photo && <ScenePicture slug={slug} photo={photo} alt={alt} />,
});
