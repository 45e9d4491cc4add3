import type { FastifyInstance } from 'fastify';
import { transfers } from '../../../contract/transfers.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { downlineOverview, sendToDownline } from './downline.ts';
import { allToMain, walletTransfer } from './wallet-transfer.ts';
import { consolidated, merchantWallet } from './merchant-wallet.ts';
import { sendToUpline, uplineOverview } from './upline.ts';

/** Routes of transfers: to the upline, to a direct member, and between the main wallet and vendor wallets. */
export const transferRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, transfers.upline, (call) => database.readSnapshot((tx) => uplineOverview(tx, call)));
  route(app, ctx, transfers.merchantWallet, ({ member }) => database.readSnapshot((tx) => merchantWallet(tx, member)));
  route(app, ctx, transfers.consolidated, (call) => database.readSnapshot((tx) => consolidated(tx, call)));
  route(app, ctx, transfers.walletTransfer, (call, request) => walletTransfer(ctx, call, request));
  route(app, ctx, transfers.allToMain, (call) => allToMain(ctx, call));
  route(app, ctx, transfers.toUpline, (call, request) => sendToUpline(ctx, call, request));
  route(app, ctx, transfers.downline, (call, { memberId }) =>
    database.readSnapshot((tx) => downlineOverview(tx, call, memberId)),
  );
  route(app, ctx, transfers.toDownline, (call, request) => sendToDownline(ctx, call, request));
};
