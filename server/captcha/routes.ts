import type { FastifyInstance } from 'fastify';
import { captcha } from '../../contract/captcha.ts';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { drawCaptcha } from './picture.ts';

/** Serves the captcha challenge that a page requests before login or registration. */
export const captchaRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, captcha.challenge, (_call, { weight }) => ctx.captcha.offer(weight ?? 'light'));
  route(app, ctx, captcha.captcha, ({ merchant }) => drawCaptcha(ctx.database, merchant.code));
};
