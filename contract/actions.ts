import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import { chat } from './chat.ts';
import { contracts } from './contracts.ts';
import type { EndpointSpec } from './define.ts';
import { draws } from './draws.ts';
import { firebase } from './firebase.ts';
import { favourites, games } from './games.ts';
import { inbox } from './inbox.ts';
import { lotteries } from './lotteries.ts';
import { messages } from './messages.ts';
import { missions } from './missions.ts';
import { notices } from './notices.ts';
import { points } from './points.ts';
import { registration } from './register.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { support } from './support.ts';
import { transfers } from './transfers.ts';
import { wallet } from './wallet.ts';
import { winners } from './winners.ts';

/**
 * Every action that section 7 of the specification names, by the endpoint that carries it out (API-03, API-04).
 */
export const ACTIONS: Readonly<Record<string, EndpointSpec>> = {
  // Login, registration, session
  login: auth.login,
  loginV2: auth.loginV2,
  loginInfo: session.loginInfo,
  firstLogin: session.firstLogin,
  loginFreePlay: auth.freePlay,
  loginFirebase: firebase.login,
  logout: session.logout,
  memberInfo: session.info,
  memberIcon: session.icon,
  changePassword: auth.changePassword,
  forgetPassword: auth.mailResetLink,
  getLoginCode: messages.sendCode,
  getPasswordByPhone: auth.resetByPhone,
  captcha: captcha.captcha,
  affiliate: registration.affiliate,
  register: auth.register,
  registerMobile: auth.registerMobile,
  sendRegPhoneCode: registration.sendRegPhoneCode,
  getCountryCode: registration.countryCodes,
  setRegister: auth.registerRules,
  registrationValidators: auth.registerRules,
  // Site
  permission: site.info,
  systemStatus: site.status,
  domainRoutes: site.domainRoutes,
  helpCenter: site.help,
  getAnnouncementContentV2: notices.list,
  getUnreadMessageV2: inbox.unread,
  feedback: support.feedback,
  // Money
  merchantWallet: transfers.merchantWallet,
  getConsolidated: transfers.consolidated,
  getBalanceV2: wallet.balance,
  walletTransfer: transfers.walletTransfer,
  // Games
  menu: games.menus,
  getGameList: games.list,
  getGameVendor: games.vendors,
  getFavGames: favourites.list,
  getFavouriteIds: favourites.ids,
  addFavourite: favourites.add,
  removeFavourite: favourites.remove,
  getRecentGames: games.recent,
  getHotGameList: games.hot,
  popular: games.hot,
  getWinnerBoard: winners.board,
  launchGame: games.launch,
  roomList: games.rooms,
  liveModelList: chat.models,
  launchChat: chat.launch,
  // Lottery
  getLottGames: lotteries.games,
  launchLottery: lotteries.launch,
  vnMenus: lotteries.menus,
  vnNumero: lotteries.numero,
  openedNumero: lotteries.openedNumero,
  lobby: lotteries.lobby,
  recentResults: lotteries.recentResults,
  missionSummary: missions.summary,
  missionLeaderboard: missions.leaderboard,
  // Agents
  consolidatedContractInfo: contracts.consolidated,
  dividendRequest: contracts.processDividend,
  dailySalary: contracts.processDaily,
  contractHourSalary: contracts.processHour,
  realtimeSalary: contracts.processRealtime,
  // Points and promotions
  pointBalance: points.balance,
  pointReward: points.reward,
  pointRedeem: points.redeem,
  pointRedeemList: points.redeemList,
  pointConfig: points.config,
  pointTransactionDetail: points.transactionDetail,
  convertPoints: points.convert,
  rafflePromotion: draws.raffle,
};
