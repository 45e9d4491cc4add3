/** The demo's part of a server. Only `server/start/demo.ts` imports it, when DEMO is on; the production image leaves it out. */
import { DEMO_GAMES } from '../../art/catalogue.ts';
import type { BaseContext } from '../app/base-context.ts';
import type { Config } from '../config/config.ts';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { PayoutProviders } from '../payments/payout-provider.ts';
import { SANDBOX_BANK, sandboxBank } from './bank/provider.ts';
import { SANDBOX, sandboxProvider } from './cashier/provider.ts';
import { PLAYER } from './merchant.ts';
import { GUEST, secondOrigin } from './second/merchant.ts';

/** Drawings of their own that games of the demo have. */
export const motifs = new Map(DEMO_GAMES.map(({ vendor, gameCode, motif }) => [`${vendor}/${gameCode}`, motif]));

export { demoDomains } from './plugins.ts';
export { seedDemo } from './seed.ts';
export { readStudioTitles } from './studio-titles.ts';

export const demoPayments = (ctx: BaseContext): PaymentProviders => ({ [SANDBOX]: sandboxProvider(ctx) });

export const demoPayouts = async (ctx: BaseContext): Promise<PayoutProviders> => ({
  [SANDBOX_BANK]: await sandboxBank(ctx),
});

/** What the terminal says of the demo, in lines: how to log in, and a warning where other machines reach it. */
export const demoAnnouncement = (
  origin: string,
  { exposed, publicUrl }: Pick<Config, 'exposed' | 'publicUrl'>,
  keyFile: string,
): { accounts: string[]; warning: string[] } => ({
  accounts: [
    `  to try it: ${PLAYER.username} with the password ${PLAYER.password}; money and players are a demonstration`,
    ...(publicUrl ? [] : [`  a second merchant: ${secondOrigin(origin)}, ${GUEST.username} with the same password`]),
  ],
  warning: exposed
    ? [
        '',
        '  WARNING: other machines reach this demo. Everybody can log in to its accounts, whose passwords are published.',
        `  /dev/mail and /sandbox need the operator's key there (OPERATOR_KEY, or ${keyFile}).`,
      ]
    : [],
});
