import { Link } from '../components/link/link.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { useContent } from '../site-context.ts';

/** The page that a host shows for an unknown address. */
export function NotFoundPage() {
  const { picture, heading, text, home } = useContent().messages.notFound;
  return (
    <div className="not-found" data-not-found="">
      <ScenePicture slug="not-found" alt={picture} />
      {/* It stands on the mile marker. */}
      <p className="visually-hidden">404</p>
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className="actions">
        <Link className="button" to="/">
          {home}
        </Link>
      </div>
    </div>
  );
}
