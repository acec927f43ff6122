import { Bar, Group, type Placement, Wheel } from './parts.tsx';

/** The company's rotator, 430 long, heading right, with its boom over the rear and the boom's head at -167, -325. */
export function Rotator(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-frame"
        d="M24-46H400V-30H24ZM46-46H56V-6H46ZM244-46H254V-6H244ZM34-6H68V0H34ZM232-6H266V0H232Z"
      />
      <Wheel kind="truck" x={112} y={-22} r={22} />
      <Wheel kind="truck" x={164} y={-22} r={22} />
      <path className="s-amber" d="M26-94H278V-36H198V-42Q198-50 190-50H86Q78-50 78-42V-36H26Z" />
      <path
        className="s-amber-d"
        d="M26-67H278V-36H198V-42Q198-50 190-50H86Q78-50 78-42V-36H26ZM78-90H80V-50H78ZM136-90H138V-50H136ZM196-90H198V-40H196ZM238-90H240V-36H238Z"
      />
      <path className="s-steel" d="M22-99H282V-93H22Z" />
      <path
        className="s-frame"
        d="M20-93H26V-30H20ZM100-84H114V-80H100ZM160-84H174V-80H160ZM210-84H224V-80H210ZM252-84H266V-80H252ZM166-110H252V-99H166Z"
      />
      <path className="s-red" d="M20-86H26V-70H20Z" />
      <path className="s-steel-d" d="M176-110 190-138H232L254-110Z" />
      <Bar className="s-steel" from={[186, -112]} to={[118, -168]} width={9} />
      <g transform="translate(218-124)rotate(27.6)">
        <path className="s-steel" d="M-434-6H-300V7H-434Z" />
        <path className="s-steel-d" d="M-434 1H-300V7H-434Z" />
        <path className="s-amber" d="M-340-11H-180V12H-340ZM-210-16 16-18V18L-210 16Z" />
        <path className="s-amber-d" d="M-340 3H-210V12H-340ZM-210 4 16 5V18L-210 16Z" />
        <circle className="s-frame" cx="-432" r="11" />
        <circle className="s-steel" cx="-432" r="4" />
        <circle className="s-frame" r="8" />
      </g>
      <path className="s-steel-d" d="M281-46V-148Q285-154 289-148V-46Z" />
      <path
        className="s-amber"
        d="M288-34V-124Q288-134 298-134H332Q340-134 343-128L357-90 412-84Q422-82 422-70V-32H288Z"
      />
      <path className="s-amber-d" d="M288-62H422V-32H288ZM346-90H348V-40H346ZM292-94H294V-40H292Z" />
      <path className="s-white" d="M26-71H278V-67H26ZM288-68H398V-64H288Z" />
      <path className="s-glass" d="M298-125H328Q333-125 335-120L345-90H298Z" />
      <path className="s-glass-d" d="M308-125H321L305-90H298V-103ZM339-128 342-126 355-90H351Z" />
      <path
        className="s-steel"
        d="M292-34H344V-24H292ZM415-83Q422-81 422-70V-42H415ZM400-38H427Q430-38 430-35V-20Q430-17 427-17H396Z"
      />
      <path
        className="s-steel-d"
        d="M292-24H344V-16H292ZM415-72H422V-68H415ZM415-62H422V-58H415ZM415-52H422V-48H415ZM398-27H430V-20Q430-17 427-17H396Z"
      />
      <path className="s-lamp" d="M400-77H413V-64H404Q400-64 400-68Z" />
      <path
        className="s-frame"
        d="M302-82H314V-78H302ZM336-134 352-126 350-122 339-128ZM352-116H358V-94H352ZM300-138H338V-134H300Z"
      />
      <path className="s-amber" d="M347-32A32 32 0 0 1 411-32Z" />
      <path className="s-well" d="M353-32A27 27 0 0 1 405-32Z" />
      <path className="s-roof" d="M288-124Q288-134 298-134H332Q340-134 343-128L357-90" />
      <Wheel kind="truck" x={379} y={-22} r={22} />
      <path className="s-lens-d" d="M300-147H338Q340-147 340-145V-138H298V-145Q298-147 300-147Z" />
      <path className="s-lens" d="M307-147H331V-138H307Z" />
    </Group>
  );
}
