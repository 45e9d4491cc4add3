import type { Domain } from '../../app/domain.ts';
import { everyLeased } from '../../jobs/every-leased.ts';
import { codeRetention } from './codes/codes.ts';
import { quotaRetention } from './codes/hourly-quota.ts';
import { authFeeds } from './feed.ts';
import { firebaseTokenRetention } from './firebase/login.ts';
import { loginLinkRetention } from './login/login-links.ts';
import { lockoutRetention } from './login/login-lockout.ts';
import { sessionRoutes } from './login/routes.ts';
import { authOperatorRoutes } from './operator.ts';
import { resetLinkRetention } from './password/reset-by-mail.ts';
import { visitorRetention } from './registration/click.ts';
import { registerRoutes } from './registration/routes.ts';
import { factorTicketRetention } from './second-factor/tickets.ts';
import { securityRoutes } from './sessions/routes.ts';
import { endExpiredSessions, signalRetention } from './sessions/sessions.ts';

export const auth: Domain = {
  name: 'auth',
  dependencies: ['wallet', 'rebates'],
  routes(app, ctx) {
    sessionRoutes(app, ctx);
    securityRoutes(app, ctx);
    registerRoutes(app, ctx);
    authOperatorRoutes(app, ctx);
  },
  feeds: authFeeds,
  jobs: (ctx) => [everyLeased(ctx, 'session-expiry', 5_000, async () => void (await endExpiredSessions(ctx.database)))],
  retentions: [
    factorTicketRetention,
    ...lockoutRetention,
    codeRetention,
    quotaRetention,
    resetLinkRetention,
    loginLinkRetention,
    firebaseTokenRetention,
    visitorRetention,
    ...signalRetention,
  ],
};
