import type { FastifyInstance } from 'fastify';
import { human } from '../../contract/human.ts';
import type { House } from '../house.ts';
import { route } from '../http/route.ts';
import { drawCaptcha } from './captcha.ts';

/** What a page asks for before it knocks at a door. */
export const humanRoutes = (app: FastifyInstance, house: House): void => {
  route(app, house, human.challenge, (_call, { weight }) => app.human.offer(weight ?? 'light'));
  route(app, house, human.captcha, ({ merchant }) => drawCaptcha(house.database, merchant.code));
};
