// The door of webhooks: what receivers are told, who is declared without an address, the log, sending again.
export { forgetDeliveries } from './forget.ts';
export { deliveriesShown, deliveryShown, webhooksShown } from './log.ts';
export { messageOf } from './message.ts';
export { replay } from './replay.ts';
export { tellUnsetWebhooks } from './unset.ts';
