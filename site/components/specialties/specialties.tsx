import { servicePath } from '../../navigation.ts';
import { useWords } from '../../words/site-words.ts';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** The jobs that need more than an ordinary truck, each with the page that tells more. */
export function Specialties() {
  const { phrases, fill } = useWords();
  return (
    <ul className="specialties">
      {Object.entries(phrases.home.specialties.items).map(([scene, { title, text, picture, link }]) => (
        <li key={scene}>
          <ScenePicture slug={scene} alt={fill(picture)} inCard />
          <h3>{title}</h3>
          <p>{fill(text)}</p>
          <Link className="lone-link" to={servicePath(scene === 'motorcycle' ? 'flatbed-towing' : scene)}>
            {link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
