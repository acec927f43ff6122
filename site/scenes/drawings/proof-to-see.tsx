import type { ReactElement } from 'react';
import { Scene } from '../scene.tsx';

/** What a tow company can show, each on a sheet 150 by 200. */
const papers: readonly ReactElement[] = [
  <g key="license">
    <path className="s-blue-d" d="M0 10Q0 0 10 0H140Q150 0 150 10V34H0Z" />
    <circle className="s-safe" cx="108" cy="156" r="24" />
    <path className="l-paper" strokeWidth="5" d="M97 157 105 165 120 147" />
  </g>,
  <g key="insurance">
    <path className="s-teal-d" d="M0 10Q0 0 10 0H140Q150 0 150 10V34H0Z" />
    <path
      className="s-teal"
      d="M62 152A46 46 0 0 1 142 152Q134 144 128 152 122 144 115 152 109 144 102 152 96 144 89 152 82 144 75 152 69 144 62 152Z"
    />
    <path className="l-badge" strokeWidth="4" d="M102 124V180Q102 188 94 188T87 181" />
  </g>,
  <g key="certificate">
    <path className="s-plum-d" d="M0 10Q0 0 10 0H140Q150 0 150 10V34H0Z" />
    <path className="s-red" d="M94 158 86 196 104 184 122 196 114 158Z" />
    <circle className="s-red-d" cx="104" cy="148" r="25" />
    <circle className="s-white" cx="104" cy="148" r="15" />
  </g>,
];

const ProofToSee = () => (
  <Scene signs>
    <rect className="s-sky" width="560" height="270" rx="12" />
    {papers.map((paper, index) => (
      <g
        key={paper.key}
        transform={`translate(${32 + index * 172} ${index === 1 ? 26 : 38})rotate(${[-4, 0, 4][index]} 75 100)`}
      >
        <rect className="s-slip" width="150" height="208" rx="10" />
        <path className="s-line-d" d="M16 54H134V61H16ZM16 74H110V81H16ZM16 94H126V101H16ZM16 150H64V157H16Z" />
        {paper}
        <rect className="l-badge" width="150" height="208" rx="10" strokeWidth="2.5" />
      </g>
    ))}
  </Scene>
);

export const proofToSee = { width: 560, height: 270, draw: ProofToSee };
