/** The road along the foot of a scene of 640 by 360. Vehicles stand at 300. */
export function Road() {
  return (
    <>
      <path className="s-verge" d="M0 262H640V276H0Z" />
      <path className="s-road" d="M0 274H640V360H0Z" />
      <path
        className="s-line"
        d="M0 280H640V282H0ZM12 334H84L78 340H6ZM172 334H244L238 340H166ZM332 334H404L398 340H326ZM492 334H564L558 340H486Z"
      />
    </>
  );
}
