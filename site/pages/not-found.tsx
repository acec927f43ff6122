import { CallButton } from '../components/call-button/call-button.tsx';
import { Link } from '../components/link/link.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';

/** The truck that came to an empty road. */
export function NotFoundPage() {
  return (
    <div className="not-found" data-not-found="">
      <ScenePicture slug="not-found" alt="A tow truck with its beacon on, alone on an empty road" />
      <p className="not-found__code">404</p>
      <h1>Oops! Page not found</h1>
      <p>We drove out to this address and found only road. The page may have moved.</p>
      <div className="actions">
        <CallButton />
        <Link className="button" to="/">
          Return to Home
        </Link>
      </div>
    </div>
  );
}
