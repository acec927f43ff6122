import { useBusiness } from '../../business/business.ts';
import { creditCards, experience, flatbedPounds, heavyDutyPounds, longDistanceMiles } from '../../business/claims.ts';
import { CallLink } from '../../components/call-link/call-link.tsx';
import { Link } from '../../components/link/link.tsx';
import type { ArticleSection } from '../../words/posts.ts';

/** The opening paragraph. */
export const lead =
  'Towing has a language of its own, and most people learn it on a shoulder with trucks going by. A kitchen table is the better place. Seven minutes are enough.';

/** The article, in order. */
export const sections: readonly ArticleSection[] = [
  { id: 'two-questions', title: 'Two questions behind every tow', Body: TwoQuestions },
  { id: 'wheel-lift', title: 'The wheel-lift: two wheels up, two on the road', Body: WheelLift },
  { id: 'flatbed', title: 'The flatbed: the whole car gets a ride', Body: Flatbed },
  { id: 'heavy-duty', title: 'Heavy-duty: weight makes the rules', Body: HeavyDuty },
  { id: 'long-distance', title: 'Long distance: a tow with a timetable', Body: LongDistance },
  { id: 'who-chooses', title: 'Who chooses the company', Body: WhoChooses },
  { id: 'what-a-dispatcher-asks', title: 'What a dispatcher asks, and why', Body: Dispatcher },
  { id: 'how-payment-works', title: 'How payment works', Body: Payment },
  { id: 'prepare-the-car', title: 'Getting the car ready', Body: Prepare },
];

function TwoQuestions() {
  return (
    <>
      <p>
        What does this vehicle need? And who gets to decide? The first question is about wheels, weight and miles, and
        an operator can answer it from a good description. The second is about the law, and it is where people are
        caught off guard. This article takes them in turn and ends with money.
      </p>
      <p>
        A word on words. People in the trade say wrecker, rollback, rotator and drop fee. You need none of them. Say
        what you see: “It is a pickup, and the front wheel is folded underneath.” Turning that into the right truck is
        the dispatcher’s job.
      </p>
    </>
  );
}

function WheelLift() {
  return (
    <>
      <p>
        A wheel-lift slides a steel yoke under one end of the car, cradles the two tires and raises them. The other end
        rolls along behind on its own wheels. The truck is short and turns tightly, so it gets into alleys, apartment
        lots and parking decks that a longer truck has to leave alone.
      </p>
      <p>
        One rule governs it: the wheels that drive the car have to be the ones in the air. A front-wheel-drive car is
        taken by the nose, a rear-wheel-drive car by the tail. The reason lies in the transmission. An automatic is
        oiled by a pump that the engine turns. Roll its gears for miles with the engine off, and they run dry. A car
        that drives all four wheels has no end that can safely stay on the ground. There is a way around that: a pair of
        small dollies under the second axle, so that no tire of the car turns. It takes longer to set up, and a flatbed
        is often the simpler answer.
      </p>
      <p>
        The hook and chain of the old movies is a different machine. A wheel-lift holds the tires and leaves the bumper
        alone.
      </p>
    </>
  );
}

function Flatbed() {
  return (
    <>
      <p>
        A flatbed, also called a rollback, lowers its deck to the ground, draws the car up with a winch and carries it
        like cargo. No wheel turns. That settles most arguments: all-wheel drive, electric motors, a bent axle, a nose
        four inches off the ground. A motorcycle can travel this way, which it cannot on a yoke.
      </p>
      <p>
        The flatbed has limits of its own. It is long, it wants a stretch of open road to lay its deck down, and a car
        on top makes it tall, which counts under bridges. Ours carries up to {flatbedPounds}. The service page says more
        about <Link to="/services/flatbed-towing/">what rides on a flatbed, and how</Link>.
      </p>
      <p>
        If you do not know what your car needs, ask for this one. It is seldom the wrong choice. At worst it is more
        truck than you needed.
      </p>
    </>
  );
}

function HeavyDuty() {
  return (
    <>
      <p>
        Beyond that weight everything changes. A bus or a loaded truck has air brakes that clamp shut when the air is
        gone, a driveline that must not be spun, and a load with a will of its own. The wrecker that moves it is built
        on the same scale. We take up to {heavyDutyPounds}.
      </p>
      <p>
        It helps to keep two jobs apart. A <em>tow</em> moves a vehicle that stands on its wheels. A <em>recovery</em>{' '}
        brings it back to its wheels first, from a ditch, off its side, out of soft ground. Recovery is slower, and
        often a lane is closed and the police are in charge. When you ask for a price, ask for both parts.
      </p>
      <p>
        Anyone who runs more than one truck should read about{' '}
        <Link to="/services/heavy-duty-towing/">heavy-duty towing and fleets</Link> before the first of them stops.
      </p>
    </>
  );
}

function LongDistance() {
  return (
    <>
      <p>
        A long tow is not an emergency, and that is its great advantage. There is time to compare prices, to pick the
        day, and to make sure that somebody stands at the far end with a hand out for the key. We go up to{' '}
        {longDistanceMiles}. For a move across the country, a carrier that loads several cars at once is usually the
        better idea.
      </p>
      <p>
        Two things surprise people. The first is that the deck matters more as the miles add up, since every hour on two
        rolling wheels is an hour of wear. The second is that the driver’s day counts too. A pickup at noon may mean a
        delivery after dark, and a garage that closes at five. Our page about{' '}
        <Link to="/services/long-distance-towing/">planning a long-distance tow</Link> has a list for the evening
        before.
      </p>
    </>
  );
}

function WhoChooses() {
  return (
    <>
      <p>
        The ordinary tow is a <em>consent</em> tow. Your car breaks down, or you simply want it somewhere else. You
        choose the company, you hear the price, you say yes. Until you do, you can thank the dispatcher and call
        another.
      </p>
      <p>
        In a <em>non-consent</em> tow somebody else decides. There are three kinds.
      </p>
      <h3>The police</h3>
      <p>
        After a crash, or when a vehicle blocks a lane that has to be cleared, the officer calls a company from a list
        kept by the municipality. You cannot choose another for that trip. You can ask where the car is being taken and
        decide about its next trip yourself.
      </p>
      <h3>The owner of a lot</h3>
      <p>
        A car parked on private property without permission can be towed away. In New Jersey the Predatory Towing
        Prevention Act sets the rules for that, and the Division of Consumer Affairs is the state office to ask. If your
        car has vanished from a lot, look for a sign with a towing company’s name, and ask the local police whether it
        was towed before you report it stolen.
      </p>
      <h3>The toll road</h3>
      <p>
        The Turnpike and the Parkway send their own authorized garages, however you came to stop there. A driver reaches
        them by dialing #95. The article on{' '}
        <Link to="/blog/what-to-do-car-breaks-down-highway/">breaking down on the highway</Link> explains how that
        works.
      </p>
      <p>
        Whoever sent the truck, four answers are worth having on paper: the company’s name, the address where the car
        will stand, what is owed so far, and the hours when it can be collected. Storage is often charged by the day, so
        ask about that in the same breath.
      </p>
    </>
  );
}

function Dispatcher() {
  return (
    <>
      <p>The questions can feel like a form. Each of them decides something.</p>
      <ul>
        <li>
          <strong>“Are you safe?”</strong> If you are not, the next call goes to 911 and not to us.
        </li>
        <li>
          <strong>“Where exactly?”</strong> A highway has two sides, and the next place to turn around may be miles
          away.
        </li>
        <li>
          <strong>“What is it?”</strong> The model tells us its weight, its height and which wheels drive it.
        </li>
        <li>
          <strong>“Does it roll and steer?”</strong> If not, it needs a winch, and more time.
        </li>
        <li>
          <strong>“How is it parked?”</strong> A ceiling, a wall or a steep driveway can rule a truck out.
        </li>
        <li>
          <strong>“Where is it going?”</strong> The distance is part of the price, and of the truck’s next hour.
        </li>
        <li>
          <strong>“How would you like to pay?”</strong> Better asked now than in the rain.
        </li>
      </ul>
      <p>
        Ask something in return. What is the whole price likely to be? What would change it? When should I start to look
        out for you? What will be painted on the door? A company that answers these without sighing is a good sign.
      </p>
    </>
  );
}

function Payment() {
  return (
    <>
      <p>
        With us, you typically pay on completion, once the car stands where you wanted it. You can pay in cash, by debit
        card or by credit card ({creditCards.join(', ')}). For a larger job you can arrange a payment plan, and the time
        to arrange it is before the work.
      </p>
      <p>
        We accept insurance claims as well. Whether yours covers a tow is a question for your policy, so look it up
        while nothing is wrong. Find three things: whether towing is included, up to what amount or distance, and
        whether the insurer wants a call first. Auto clubs and some credit cards include towing too, and it is easy to
        pay for that and forget it.
      </p>
      <p>
        A quote from us is free. Give it honest material: the true weight, the flat tire, the tight turn into the
        garage. Then ask what might be added on the day, such as waiting, a winch or a second address. Keep the receipt
        with the date and both addresses on it. An insurer will ask for it, and so may a buyer.
      </p>
    </>
  );
}

function Prepare() {
  const { township } = useBusiness();
  return (
    <>
      <p>Ten minutes before the truck arrives, if the car stands in a safe place:</p>
      <ul>
        <li>Put valuables, papers and medicine in a bag that stays with you.</li>
        <li>Take the one key the car needs off its ring.</li>
        <li>Fold the mirrors, lower the antenna, take the bicycle off the roof.</li>
        <li>Straighten the steering wheel while there is still power to do it.</li>
        <li>Move the other cars, so that the truck can line up with yours.</li>
        <li>Take pictures all around, close enough to see a scratch.</li>
        <li>Leave a note on the dashboard for the mechanic: what happened, since when, and your number.</li>
      </ul>
      <p>
        On a shoulder, do none of this. There the only preparation is to be somewhere else when the traffic goes by.
      </p>
      <p>
        You do not have to learn any of this by heart. We have done this around {township} for {experience}, and whoever
        picks up at <CallLink /> will ask you the right things in the right order. You can read{' '}
        <Link to="/about/">who we are and how we work</Link> while nothing is wrong.
      </p>
    </>
  );
}
