import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';

/**
 * Writes what a build told into the summary of a run of GitHub Actions: a table whose rows link to file and line. Elsewhere
 * it does nothing. The variables: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 * @param lines a sentence each, which begins with the file where it has one
 */
export function writeRunSummary(title: string, lines: readonly string[]): void {
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  if (!summary) return;
  const files = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;
  const rows = lines.map((told) => {
    const { file, line, message } = placeOf(told);
    const place = line ? `${file}:${line}` : file;
    const link = line ? `${file}#L${line}` : file;
    return `| ${file && `[${escapeMarkdown(place)}](${files}/${encodeURI(link)})`} | ${escapeMarkdown(message)} |`;
  });
  const table = rows.length > 0 ? ['', '| where | what |', '|---|---|', ...rows] : [];
  appendFileSync(summary, [`## ${title}`, ...table, ''].join('\n'));
}

/** The parts of "site/a.md:3: …", "site/a.json: line 3, column 4: …" and "site/a.json: towns[0].name: …". */
function placeOf(told: string): { file: string; line: number; message: string } {
  const [start = '', file = '', line, column] = /^([^:]+)(?::(\d+))?: (?:line (\d+), )?/.exec(told) ?? [];
  if (!existsSync(file)) return { file: '', line: 0, message: told };
  const message = told.slice(start.length);
  const found = line ?? column ?? (file.endsWith('.json') ? lineOfField(readFileSync(file, 'utf8'), message) : 0);
  return { file, line: Number(found), message };
}

/** The line of the field that a message begins with; of the object that lacks it, where it is left out. */
function lineOfField(json: string, message: string): number {
  const tree = parseTree(json);
  const path: JSONPath = (/^[\w.[\]]+/.exec(message)?.[0] ?? '').split(/[.[\]]+/).flatMap((key) => {
    if (key === '') return [];
    return /^\d+$/.test(key) ? Number(key) : key;
  });
  while (tree && path.length > 0) {
    const node = findNodeAtLocation(tree, path);
    if (node) return json.slice(0, node.offset).split('\n').length;
    path.pop();
  }
  return 1;
}

/** Text that Markdown shows as it is, in a table's cell. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|&~]/g, '\\$&').replace(/\s+/g, ' ');
