import type { Content } from '../../content/content.ts';
import { servicePath } from '../../navigation.ts';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { Paragraph } from '../phrase/phrase.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** The jobs that need more than an ordinary truck, each with the page that tells more. */
export function Specialties() {
  const content = useContent();
  return (
    <ul className="specialties">
      {specialtiesOf(content).map(([scene, { title, text, picture, link }]) => (
        <li key={scene}>
          <ScenePicture slug={scene} alt={content.interpolate(picture)} inCard />
          <h3>{title}</h3>
          <Paragraph text={text} />
          <Link className="lone-link" to={servicePath(serviceOf(scene))}>
            {link}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Those that the company offers, by the name of their scene. */
export const specialtiesOf = ({ messages, services }: Content) =>
  Object.entries(messages.home.specialties.items).filter(([scene]) =>
    services.some(({ slug }) => slug === serviceOf(scene)),
  );

/** Motorcycles ride on a flatbed; every other specialty is a service of its own. */
const serviceOf = (scene: string) => (scene === 'motorcycle' ? 'flatbed-towing' : scene);
