import { Link } from '../components/link/link.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { useSite } from '../site-context.ts';

/** The page that a host shows for an unknown address, in whatever language that was: so it speaks all of the site's. */
export function NotFoundPage() {
  const { content, contents, href } = useSite();
  const { picture, heading, text, home } = content.messages.notFound;
  const others = contents.filter(({ language }) => language !== content.language);
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
      {others.map(({ language, home: path, messages: { notFound } }) => (
        <div key={language} lang={language}>
          <h2>{notFound.heading}</h2>
          <p>
            {notFound.text}{' '}
            <a href={href(path)} hrefLang={language}>
              {notFound.home}
            </a>
          </p>
        </div>
      ))}
    </div>
  );
}
