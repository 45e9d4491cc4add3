import { merchants as contract } from '../../../contract/merchants.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { putCatalogue } from './catalogue.ts';
import { archiveMerchant, closeMerchant, reopenMerchant } from './closing.ts';
import { addHost, removeHost } from './hosts.ts';
import { listMerchants } from './list.ts';
import { changeBrand, newMerchant } from './merchant.ts';
import { setVendor } from './vendors.ts';

/** Merchants with their hosts, vendors and games. Each command is one transaction with an audit row. */
export const merchants: Domain = {
  name: 'merchants',
  dependencies: ['vendor', 'jackpots', 'notices', 'wallet', 'awards', 'withdrawals'],
  routes(app, ctx) {
    const transaction = inTransaction(ctx);
    route(app, ctx, contract.merchants, () => listMerchants(ctx.database.db));
    route(app, ctx, contract.newMerchant, transaction(newMerchant));
    route(app, ctx, contract.changeMerchant, transaction(changeBrand));
    route(app, ctx, contract.closeMerchant, transaction(closeMerchant));
    route(app, ctx, contract.reopenMerchant, transaction(reopenMerchant));
    route(app, ctx, contract.archiveMerchant, transaction(archiveMerchant));
    route(app, ctx, contract.addHost, transaction(addHost));
    route(app, ctx, contract.removeHost, transaction(removeHost));
    route(app, ctx, contract.setVendor, transaction(setVendor));
    route(app, ctx, contract.putCatalogue, transaction(putCatalogue));
  },
};
