/** The road along the foot of a scene of 640 by 360, and 320 more on both sides. Vehicles stand at 300. */
export function Road() {
  return (
    <>
      <path className="s-verge" d="M-320 262H960V276H-320Z" />
      <path className="s-road" d="M-320 274H960V360H-320Z" />
      <path
        className="s-line"
        d="M-320 280H960V282H-320ZM-308 334H-236L-242 340H-314ZM-148 334H-76L-82 340H-154ZM12 334H84L78 340H6ZM172 334H244L238 340H166ZM332 334H404L398 340H326ZM492 334H564L558 340H486ZM652 334H724L718 340H646ZM812 334H884L878 340H806Z"
      />
    </>
  );
}
