import { enhanceAccordion } from './components/accordion/accordion.client.ts';
import { enhanceCallBar } from './components/call/call-bar.client.ts';
import { enhanceNotFound } from './components/not-found/not-found.client.ts';
import { enhanceCabCard } from './components/paper/cab-card.client.ts';
import { enhanceQuoteButton } from './components/quote-button/quote-button.client.ts';
import { enhanceServicesMenu } from './components/services-menu/services-menu.client.ts';
import { enhanceSiteMenu } from './components/site-menu/site-menu.client.ts';
import { enhanceAfterCall } from './components/strip/after-call.client.ts';
import { enhanceToasts } from './components/strip/toasts.client.ts';
import { enhanceTextLocation } from './components/text-location/text-location.client.ts';
import { enhanceAll } from './enhance.ts';

enhanceAll({
  'services-menu': enhanceServicesMenu,
  'site-menu': enhanceSiteMenu,
  accordion: enhanceAccordion,
  toasts: enhanceToasts,
  'quote-button': enhanceQuoteButton,
  'not-found': enhanceNotFound,
  'text-location': enhanceTextLocation,
  'call-bar': enhanceCallBar,
  'after-call': enhanceAfterCall,
  'cab-card': enhanceCabCard,
});
