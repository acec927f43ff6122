import { Scene } from '../scene.tsx';

const ticks = (x: number) =>
  Array.from({ length: 9 }, (_, tick) => {
    const angle = ((tick * 30 - 30) * Math.PI) / 180;
    const point = (r: number) => `${Math.round(x - Math.cos(angle) * r)} ${Math.round(176 - Math.sin(angle) * r)}`;
    return `M${point(74)}L${point(88)}`;
  }).join('');

/** A dashboard with its two dials and, lit up between them, the oil, temperature and battery lights. */
const RedLights = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H560V360H0Z" />
    <path className="s-far" d="M0 60 150 34 300 52 560 24V120H0Z" />
    <path className="s-frame" d="M0 96Q280 40 560 96V360H0Z" />
    <path className="s-well" d="M30 176Q30 76 150 70 280 58 410 70 530 76 530 176 530 284 410 286H150Q30 284 30 176Z" />
    <g className="l-chalk" strokeWidth="4">
      <circle cx="140" cy="176" r="92" />
      <circle cx="420" cy="176" r="92" />
      <path d={ticks(140) + ticks(420)} />
    </g>
    <path className="s-white" d="M136 180 82 200 134 170Z" />
    <path className="s-white" d="M416 180 362 206 414 170Z" />
    <circle className="s-steel" cx="140" cy="176" r="10" />
    <circle className="s-steel" cx="420" cy="176" r="10" />
    <circle className="s-red" opacity=".25" cx="280" cy="112" r="36" />
    <circle className="s-red" opacity=".25" cx="280" cy="178" r="36" />
    <circle className="s-red" opacity=".25" cx="280" cy="244" r="36" />
    <path
      className="s-red"
      d="M252 108H262L258 100H270V96H260V92H278V96H274V100H286L308 92 310 96 292 122H262L252 114ZM312 106q6 9 0 13-6-4 0-13Z"
    />
    <path
      className="s-red"
      d="M275 154H285V158H296V162H285V167H294V171H285V186A9 9 0 1 1 275 186ZM252 200q7-6 14 0v5q-7-6-14 0ZM294 200q7-6 14 0v5q-7-6-14 0Z"
    />
    <path
      className="s-red"
      fillRule="evenodd"
      d="M254 230H262V224H274V230H286V224H298V230H306V264H254ZM262 244V248H272V244ZM290 240V244H286V248H290V252H294V248H298V244H294V240Z"
    />
    <path className="s-well" d="M120 360Q150 300 280 298T440 360H404Q380 328 280 326T156 360Z" />
  </Scene>
);

export const redLights = { width: 560, height: 352, draw: RedLights };
