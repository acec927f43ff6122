export interface Step {
  title: string;
  text: string;
}

/** What happens, in order: a numbered list of short titles, each with a sentence or three. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
