import { appendFileSync } from 'node:fs';
import { formatProblem, type Problem } from '../problem.ts';

/**
 * Writes a table of problems, with links to file and line, into the summary of a GitHub Actions run; does nothing elsewhere.
 * The variables: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function writeRunSummary(title: string, problems: readonly Problem[]): void {
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  if (!summary) return;
  const files = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;
  const rows = problems.map(({ file, line, column: _, ...problem }) => {
    const link =
      file &&
      `[${escapeMarkdown(line ? `${file}:${line}` : file)}](${files}/${encodeURI(file)}${line ? `#L${line}` : ''})`;
    return `| ${link ?? ''} | ${escapeMarkdown(formatProblem(problem))} |`;
  });
  const table = rows.length > 0 ? ['', '| where | what |', '|---|---|', ...rows] : [];
  appendFileSync(summary, [`## ${title}`, ...table, ''].join('\n'));
}

/** Escapes text for a cell of a Markdown table. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|&~]/g, '\\$&').replace(/\s+/g, ' ');
