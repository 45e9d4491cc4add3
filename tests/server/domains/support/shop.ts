import { addGame, addVendor } from '../../../support/games.ts';
import { addMember, openSession } from '../../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../../support/shared-server.ts';

/** A server with games of three vendors, one of them off, and of another merchant. */
export interface Shop {
  test: JoinedServer;
  /** Sessions of two members. */
  token: string;
  other: string;
}

export const openShop = async (): Promise<Shop> => {
  const test = await joinTestServer();
  const { database } = test;
  await addVendor(database, 'ACME', { position: 2 });
  await addVendor(database, 'BOLT', { position: 1 });
  await addVendor(database, 'OFF', { enabled: false, position: 3 });
  await addGame(database, 1, {
    names: { EN: 'Jade Lantern', CN: '玉灯笼', AR: 'فانوس اليشم' },
    popularity: 9,
    hot: true,
    lines: 20,
    minBet: 10,
    rtpMicro: 961_200,
  });
  await addGame(database, 2, {
    names: { EN: '100% Luck_y' },
    popularity: 8,
    fresh: true,
    lines: 5,
    minBet: 100,
    rtpMicro: 970_000,
  });
  await addGame(database, 3, { vendor: 'BOLT', classify: ['SLOT', 'JP'], popularity: 7, hot: true });
  await addGame(database, 4, { vendor: 'BOLT', type: 'LIVE', classify: ['ROU'], popularity: 6 });
  await addGame(database, 5, { vendor: 'OFF', playable: true, popularity: 5 });
  await addGame(database, 6, { playable: true, popularity: 1 });
  await addGame(database, 7, { playable: true, popularity: 2, maintenanceUntil: new Date(Date.now() + 3_600_000) });
  await addGame(database, 8, { playable: false, popularity: 10 });
  await addVendor(database, 'ACME', { merchant: test.other });
  await addGame(database, 900, { merchant: test.other, popularity: 99, hot: true });
  const tokenOf = async (name: string) => (await openSession(database, await addMember(database, name))).token;
  return { test, token: await tokenOf('ann'), other: await tokenOf('bob') };
};
