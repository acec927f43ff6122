import { averageResponse, hours, yearlyBreakdowns } from '../../business/claims.ts';
import { CallLink } from '../../components/call-link/call-link.tsx';
import { Link } from '../../components/link/link.tsx';
import type { ArticleSection } from '../../words/posts.ts';

/** The opening paragraph. */
export const lead = `Vehicles break down ${yearlyBreakdowns} times a year, so yours is in large company. What makes a breakdown dangerous is seldom the fault under the hood. It is the place where the car stops, and over that you have some control.`;

/** The box at the top: what a driver reads on the shoulder. */
export const doNow: readonly string[] = [
  'Dial 911 first if anyone is hurt, if you see smoke or fire, or if the car is stuck in a lane of traffic.',
  'While the car still rolls, steer for the next exit or the right shoulder.',
  'Switch the hazard lights on. Leave them on.',
  'Everybody out by the side away from traffic and behind the guardrail. If that is not safe, everybody in, belts on.',
  'On the Turnpike or the Garden State Parkway, dial #95.',
  'Anywhere else, call us. Start with where you are.',
];

/** The article, in order. */
export const sections: readonly ArticleSection[] = [
  { id: 'while-the-car-still-rolls', title: 'While the car still rolls', Body: WhileItRolls },
  { id: 'make-yourself-visible', title: 'Make yourself visible', Body: Visible },
  { id: 'the-move-over-law', title: 'The law that covers you', Body: MoveOverLaw },
  { id: 'stay-in-or-get-out', title: 'Stay in or get out?', Body: InOrOut },
  { id: 'turnpike-and-parkway', title: 'The Turnpike and the Parkway are different', Body: TollRoads },
  { id: 'what-to-say', title: 'What to say when you call', Body: WhatToSay },
  { id: 'while-you-wait', title: 'While you wait', Body: Waiting },
  { id: 'when-the-truck-comes', title: 'When the truck comes', Body: TruckComes },
  { id: 'before-the-next-trip', title: 'Ten minutes before the next trip', Body: NextTrip },
];

function WhileItRolls() {
  return (
    <>
      <p>
        A failing car usually gives you a little distance. The engine stumbles, a needle climbs, a tire begins to thump.
        Use that distance. The best place to break down is not on the highway at all, so if an exit or a service area is
        close and the car will limp there, let it limp.
      </p>
      <p>
        Signal early and move right one lane at a time. Ease off the gas and go lightly on the brake, because the
        drivers behind you do not know yet that anything is wrong. If the engine has died, the steering turns heavy and
        the brake pedal hard. Both still work; they need more muscle. Leave the key where it is, since in many cars
        pulling it locks the wheel.
      </p>
      <p>
        Look for a straight, level piece of shoulder, past the bend or the crest, where you can be seen from a long way
        back. Stop as far from the lane as the ground is firm. Then turn the front wheels away from the traffic and set
        the parking brake.
      </p>
      <p>
        The left shoulder is worse, narrow and next to the fastest lane. Worst of all is the lane itself. If the car
        dies there, do not push it. Hazard lights, belts, 911. The police can hold the traffic back; nobody else can.
        Leave the car only if the gap in the traffic is long enough for everyone in it.
      </p>
    </>
  );
}

function Visible() {
  return (
    <>
      <p>
        Press the hazard button at the first sign of trouble. Do not wait until you have stopped. At night keep the
        parking lights on too, but if the battery is weak, save it for the hazards. A raised hood can be read from far
        away and needs no battery at all. Open it, unless smoke is coming from under it.
      </p>
      <p>
        Reflective triangles help if you can place them without walking in or beside the traffic. Hold one in front of
        you, facing the cars, as you go. On a narrow shoulder or in a curve, leave them in the trunk; no triangle is
        worth the walk. Keep road flares away from any smell of fuel.
      </p>
      <p>
        If you have a bright jacket, wear it. A phone’s flashlight, pointed at the ground, shows the tow operator where
        people are standing.
      </p>
    </>
  );
}

function MoveOverLaw() {
  return (
    <>
      <p>
        New Jersey has a law for this moment. A driver who comes up on a stopped tow truck with its amber lights
        flashing must change into a lane that is not next to it, if that can be done safely. If it cannot, the driver
        must slow down below the posted limit and be ready to stop. The same holds for emergency, highway maintenance
        and sanitation vehicles. The fine is $100 to $500.
      </p>
      <p>
        An amendment signed in January 2024 brought your own car under it. A disabled vehicle that shows flashing hazard
        lights, road flares or reflective triangles is owed the same space. So the red button on the dashboard does two
        things. It lets people see you, and it puts every driver behind you under a duty. A dark car has no such claim.
      </p>
      <p>
        Do not bet your life on it. No law can lift a tired driver’s eyes from a phone, and so the next section is about
        where you stand. And remember the law on other nights, when the flashing lights ahead belong to someone else.
      </p>
    </>
  );
}

function InOrOut() {
  return (
    <>
      <p>
        This is the decision that matters most. From 2017 to 2021, 1,874 people in the United States were killed outside
        a disabled vehicle, 41 of them in New Jersey. The numbers are federal crash data, quoted by AAA Northeast in
        January 2024. They do not mean that you should never get out. They mean that a person standing next to a car has
        nothing around them.
      </p>
      <h3>Get out</h3>
      <p>
        Get out if there is a door that does not open onto traffic and a better place to stand: over a guardrail, up a
        bank, behind a concrete wall. Then keep walking until you are well clear. A car that is struck from behind goes
        forward, so stand off to the side and a little behind it, never in front. Do not lean on the rail.
      </p>
      <h3>Stay in</h3>
      <p>
        Stay in if the better place does not exist, or if the way to it leads along the traffic: on a bridge, in an
        underpass, on a shoulder with a wall beside it. Keep the belts fastened and the hazard lights on, and call 911.
        A shoulder too narrow to stand on is too narrow to wait on without help.
      </p>
      <h3>Either way</h3>
      <p>
        Decide once, for everybody. Children leave by the safe side with a hand to hold, the dog on its leash. Nobody
        goes back for a coat. Nobody stands between two vehicles, kneels by a wheel on the traffic side or crosses the
        highway on foot. If you smell fuel or see smoke, the choice has been made: out, and far away.
      </p>
    </>
  );
}

function TollRoads() {
  return (
    <>
      <p>
        On the New Jersey Turnpike and the Garden State Parkway you cannot call the towing company of your choice, and
        we are no exception. Towing and mechanical help on those roads must come from a service agency that the Turnpike
        Authority has authorized. From a mobile phone, dial #95. If you have no phone, put the hazard lights on and wait
        for a State Police patrol.
      </p>
      <p>
        You and your passengers may repair the car yourselves, within two hours and where that creates no hazard. Taping
        up a loose bumper may pass that test. Changing a wheel on the traffic side does not.
      </p>
      <p>
        The authorized truck takes your car off at the nearest exit in the direction you were going. That may not be the
        exit you would have picked. Use the wait to think ahead, because once the car is off the toll road the rest of
        the way is up to you: to your own garage or your own street, with us or with anyone else.
      </p>
    </>
  );
}

function WhatToSay() {
  return (
    <>
      <p>
        The place comes first. If the line drops after ten seconds, a truck can still be sent to a place. It cannot be
        sent to a make and model. Say it in this order:
      </p>
      <ol>
        <li>
          <strong>Danger.</strong> Are you behind the rail, or in the car with traffic going by?
        </li>
        <li>
          <strong>Road and direction.</strong> The route number and the way you were headed. North or south will do, or
          the next city on the signs.
        </li>
        <li>
          <strong>The spot.</strong> A mile marker, the exit you passed, an overpass, a lit sign across the road.
        </li>
        <li>
          <strong>The vehicle.</strong> Make, model and color, all-wheel drive or electric, a trailer behind it, and how
          many people are with you.
        </li>
        <li>
          <strong>What happened.</strong> What you saw, heard and smelled. A guess at the cause helps less.
        </li>
        <li>
          <strong>Where to.</strong> The garage, if you know it, and a number that reaches you.
        </li>
      </ol>
      <p>
        Put together, it takes twenty seconds. “We are behind the guardrail, all fine. Southbound, between mile markers
        30 and 31, just past an overpass. A gray Subaru wagon, all-wheel drive. It lost power and there was steam. Two
        adults and a dog.”
      </p>
      <p>
        Our number is <CallLink />, {hours}. A truck takes {averageResponse} on average. Yours may take longer, so ask
        what to expect. If you cannot name the spot, the <Link to="/contact/">contact page</Link> has a list to read
        from, and on a phone it can show you your coordinates.
      </p>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p>
        This is the part that people get wrong, because nothing happens. It gets cold, the charger is in the car, the
        traffic seems to thin out. Stay where you decided to stay.
      </p>
      <p>
        Look after your phone. Dim the screen, close the map, and send one person one message that says where you are.
        What is left of the battery belongs to the dispatcher and to 911.
      </p>
      <p>
        If a stranger stops, most likely they mean well. Thank them from behind the rail, or through a window opened an
        inch, and let them drive on. You do not have to get into anyone’s car, or take a tow from a truck that you did
        not send for. When a truck arrives, ask which company it is from and what name it was given.
      </p>
      <p>
        Call again if something changes. If the car starts after all, tell us before you drive away. If somebody feels
        ill, that call is for 911. And in deep snow, clear the tailpipe before you run the engine for warmth, because
        exhaust that cannot get out gets in.
      </p>
    </>
  );
}

function TruckComes() {
  return (
    <>
      <p>
        Stay behind the rail until the operator walks over or waves you in. While the truck backs into place is no time
        to be walking about.
      </p>
      <p>
        Then four short conversations. <strong>Where the car goes.</strong> Name the garage or the street.{' '}
        <strong>What it costs.</strong> Ask for the price, and what it covers, before the car is hooked up.{' '}
        <strong>How the car behaves.</strong> Say if it is all-wheel drive or electric, if it will not go into neutral,
        or if it sits low. <strong>How you get home.</strong> Ask this one early, on the phone: a cab has only so many
        belts, and a family of five may need a friend with a car.
      </p>
      <p>
        Take with you what you will want tonight: the house keys, the medicine, the child seat, the wallet in the door
        pocket. Photograph the car before it goes up. Then climb in by the door away from the traffic.
      </p>
      <p>
        It may turn out to be something small. A battery or a tire is a job for{' '}
        <Link to="/services/roadside-assistance/">roadside assistance</Link>, and you drive home yourself. If you were
        hit, or hit something, read the page about{' '}
        <Link to="/services/accident-recovery/">what happens after a crash</Link> instead, because then the police may
        decide who tows.
      </p>
    </>
  );
}

function NextTrip() {
  return (
    <>
      <p>
        Most of this is easier with a few things in the trunk: triangles, a bright vest, a flashlight, a charged power
        bank, water, a blanket. Put the vest where you can reach it from the seat.
      </p>
      <p>
        Go out once in daylight and find four things: the hazard button, by touch; the spare, or the kit that replaces
        it; the towing eye; and the page in the manual about towing.
      </p>
      <p>
        Then save a tow company’s number in your phone, ours or another’s, while you are still in the kitchen. With luck
        you will never call it.
      </p>
    </>
  );
}
