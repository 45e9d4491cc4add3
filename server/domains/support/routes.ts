import type { FastifyInstance } from 'fastify';
import { FEEDBACK, support } from '../../../contract/support.ts';
import { uploads } from '../../../contract/uploads.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { takeUploads } from '../../http/uploads.ts';
import { openTicket } from './feedback.ts';
import { addPicture } from './pictures.ts';
import { popupOf } from './popups.ts';

/** Routes for the shell's modals: popups and feedback. */
export const serviceRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  route(app, ctx, support.popup, async ({ merchant, member, fail }, { execution, language }) => {
    if (execution !== 'B' && !member) throw fail('not_logged_in');
    // PP-16: what interrupts a member who is excluded or in a cool-off is not marketing.
    if (member?.excluded_until && member.excluded_until.getTime() > ctx.now()) return { popup: null };
    return { popup: await popupOf(db, merchant.code, execution, language) };
  });
  route(app, ctx, support.feedback, ({ member, fail }, form) =>
    ctx.database.transact((tx) => openTicket(tx, member, form, fail)),
  );
  void app.register(async (scope) => {
    await takeUploads(scope, FEEDBACK.imageBytes);
    route(scope, ctx, uploads.feedbackPicture, async (call, { file }) =>
      addPicture(ctx, call, Buffer.from(await file.arrayBuffer())),
    );
  });
};
