/** A car seen from above, heading right, with its hazard lights on unless it is parked. */
export const CarOnRoad = ({ paint, isParked = false }: { paint: string; isParked?: boolean }) => (
  <svg className="who-to-call__drawing" viewBox="-64 -34 128 68" aria-hidden="true">
    {!isParked && (
      <path stroke="#ee4338" strokeWidth="15" strokeLinecap="round" d="M-53-19v.1m0 38v.1M53-19v.1m0 38v.1" />
    )}
    <path fill={paint} d="M-46-24H38Q57-22 57 0T38 24H-46Q-57 22-57 0T-46-24Z" />
    <path fill="#1f3347" d="M12-18Q30-14 30 0T12 18Q16 0 12-18ZM-36-17Q-46-13-46 0T-36 17Q-39 0-36-17Z" />
  </svg>
);

/** Two signs of toll roads. */
export const TollRoadSigns = () => (
  <svg className="who-to-call__drawing" viewBox="-64 -34 128 68" aria-hidden="true">
    <path fill="#12603a" stroke="#fff" strokeWidth="3" d="M-54-32H-4V4H-26V34H-32V4H-54ZM4-32H54V4H32V34H26V4H4Z" />
  </svg>
);
