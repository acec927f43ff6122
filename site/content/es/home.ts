import { md } from '../md.ts';

/** The home page. */
export const home = {
  title: 'Servicio de grúa en {township}, {region}{if roundTheClock}: 24 horas{end}',
  description: '¿Le falló el carro en {township}, {region}? {offer}. Llame al {phone}.',
  shorterTitles: ['Grúa en {township}, {region}', '{township}, {region}'],
  hero: {
    title: '{headline}',
    text: '{offer}. Llegamos rápido y le contestamos en español.',
    sign: '{if roundTheClock}Llame de día o de noche{end}{unless roundTheClock}Contestamos {hours}{end}',
    danger: '¿En peligro? Llame primero al 911.',
  },
  proof: {
    response: 'o menos, en promedio',
    heavyDuty: 'lo más pesado que llevamos',
    distance: 'el viaje más largo',
  },
  intro: {
    title: 'La grúa de su pueblo, en {township}',
    text: md`{if experience}{name} ayuda a la gente a llegar a casa {experience}. {end}Agero, una compañía de asistencia en carretera, cuenta {yearlyBreakdowns} de averías al año en Estados Unidos. Cuando le toque a usted, estamos cerca. [Quiénes somos](/about/).`,
    services: 'Todo lo que hacemos',
  },
  response: {
    title:
      '{if emergency-towing-service}En una emergencia: qué{end}{unless emergency-towing-service}Qué{end} pasa cuando llama',
    hours: '{unless roundTheClock}{weAnswer}{end}',
    steps: [
      {
        title: 'Díganos dónde está',
        text: md`La carretera, hacia dónde iba, la última salida o el poste de milla.`,
      },
      { title: 'Mandamos la grúa correcta', text: md`{trucks}.` },
      {
        title: 'Espere en lugar seguro',
        text: md`Vea [cuándo quedarse en el carro y cuándo bajarse](/blog/what-to-do-car-breaks-down-highway/#stay-in-or-get-out).`,
      },
      {
        title: 'Lo sacamos de ahí',
        text: md`{if towing}{if roadside-assistance}Si no se arregla en el lugar, lo{end}{unless roadside-assistance}Lo{end} llevamos adonde usted diga.{end}{unless towing}Le decimos qué podemos hacer antes de hacerlo.{end}`,
      },
      { title: 'Pague al terminar', text: md`Pregunte el precio antes de que enganchemos su carro.` },
    ],
    help: md`[¿Dónde estoy?](/contact/#where-am-i){if accident-recovery} · [Después de un choque](/services/accident-recovery/){end} · [Se llevaron mi carro](/my-car-was-towed/)`,
  },
  breakdowns: {
    title: '¿Qué le pasa al carro?',
    text: 'Elija su caso y vea qué hacer.',
    items: {
      'flat-tire': md`{if spareTire}[Llanta ponchada](/services/roadside-assistance/#flat-tire){end}{unless spareTire}{if car-towing}[Llanta ponchada](/services/car-towing/#five-things-to-tell-us){end}{end}`,
      'dead-battery': md`{if jumpStart}[Batería muerta](/services/roadside-assistance/#dead-battery){end}{unless jumpStart}{if car-towing}[Batería muerta](/services/car-towing/#five-things-to-tell-us){end}{end}`,
      'locked-out': md`{if lockout}[Llaves adentro](/services/roadside-assistance/#locked-out){end}`,
      'out-of-fuel': md`{if fuel}[Sin gasolina](/services/roadside-assistance/#out-of-fuel){end}`,
      overheated: md`{if roadside-assistance}[Se calentó](/services/roadside-assistance/#signs-you-need-a-tow-instead){end}{unless roadside-assistance}{if car-towing}[Se calentó](/services/car-towing/#engine-failure){end}{end}`,
      stuck: md`{if shortPull}[Atascado](/services/roadside-assistance/#stuck){end}{unless shortPull}{if accident-recovery}[Atascado](/services/accident-recovery/#how-we-get-your-car-out){end}{end}`,
      accident: md`{if accident-recovery}[Un choque](/services/accident-recovery/#at-the-scene){end}`,
      engine: md`{if car-towing}[El motor](/services/car-towing/#engine-failure){end}`,
    },
  },
  specialties: {
    title: ({ kinds }: { kinds: string }) => `Grúas para ${kinds}`,
    items: {
      'heavy-duty-towing': {
        kind: 'camiones',
        name: 'Grúa para camiones',
        summary: md`Camiones, autobuses y casas rodantes, hasta {heavyDutyPounds}. ¿Tiene una [flotilla](/fleets/)?`,
        picture: 'Una grúa pesada',
      },
      motorcycle: {
        kind: 'motos',
        name: 'Grúa para motos',
        summary: md`Su moto va parada sobre la plataforma, con correas suaves.`,
        picture: 'Una moto sobre una plataforma',
      },
      'long-distance-towing': {
        kind: 'viajes largos',
        name: 'Viajes largos',
        summary: md`Al concesionario, con la familia o a su casa nueva, hasta {longDistanceMiles}.`,
        picture: 'Una carretera larga',
      },
    },
  },
  area: {
    title: 'Adónde vamos',
    text: 'Vamos a {township} y cerca de {serviceMiles} a la redonda: {townsList}.{if roads} Nos encuentra en {roadsList}.{end}',
  },
  map: { label: 'Mapa de {township} y los pueblos de alrededor' },
  faq: {
    title: 'Preguntas frecuentes',
    questions: [
      {
        question: '¿Qué servicios tienen?',
        answer: [
          md`Tenemos {servicesCount}: {servicesList}. Hay más en la [guía](/blog/understanding-towing-services/).`,
        ],
      },
      {
        question: '¿Cuánto tardan en llegar?',
        answer: [
          md`En promedio, {averageResponse}. El tráfico y la distancia pueden alargarlo: pregunte cuánto será en su caso.`,
        ],
      },
      {
        question:
          '{if roundTheClock}¿Abren de noche y en días feriados?{end}{unless roundTheClock}¿A qué hora abren?{end}',
        answer: [md`{if roundTheClock}Sí. {end}{weAnswer}{if office} {officeIsOpen}{end}`],
      },
      {
        question: '¿Llevan motos?',
        answer: [
          md`{if flatbed-towing}Sí, sobre una plataforma. Díganos la marca y el modelo.{end}{unless flatbed-towing}No.{end}`,
        ],
      },
      {
        question: 'Me quedé sin gasolina. ¿Me la traen?',
        answer: [
          md`{if fuel}Sí. Díganos si es gasolina o diésel.{end}{unless fuel}No{if car-towing}, pero lo llevamos a una gasolinera{end}.{end} Por favor, no camine por la autopista.`,
        ],
      },
      {
        question: '¿Cómo puedo pagar?',
        answer: [
          md`{if waysToPay}Aceptamos {waysToPay}.{end}{if insuranceClaims} También trabajamos con seguros{if paymentPlans}, y hay planes de pago para trabajos grandes{end}.{end}{unless insuranceClaims}{if paymentPlans} También hay planes de pago para trabajos grandes.{end}{end}`,
          md`Normalmente se paga al terminar. Vea [cuánto cuesta una grúa](/towing-cost/).`,
        ],
      },
    ],
  },
  more: { title: 'Otros sitios sobre grúas' },
  band: {
    title: '¿Le falló el carro?',
    text: 'Llámenos{if roundTheClock} y díganos dónde está{end}.{unless roundTheClock} {weAnswer}{end}',
  },
};
