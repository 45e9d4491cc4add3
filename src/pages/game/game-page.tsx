import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NodeId, Uuid } from '../../../contract/primitives.ts';
import { gamePath } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { OwedNotice } from '../../entities/wallet/lazy.ts';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { LoginToPlay } from './login-to-play.tsx';
import { $launch, $offered, gameEntered, gameLeft } from './model.ts';
import { Opening } from './opening.tsx';
import { PlayedGame } from './played-game.tsx';
import { Refused } from './refused.tsx';
import { $replayRefusal, $replayUrl, replayEntered, replayLeft, replayRetried } from './replay-model.ts';
import { $openTableChat } from './table-chat-model.ts';
import styles from './game-page.module.css';

const TableChat = lazy(() => import('./table-chat.tsx'));

interface Props {
  name: string;
  /** Changes between play money and real money. */
  onSwitch?: (free: boolean) => void;
  /** Asks a guest to log in, and continues after it. */
  onLogin: () => void;
  children: ReactNode;
}

/** A game fills the page. A slim bar keeps time, net position and balance visible. */
const GameStage = ({ name, onSwitch, onLogin, children }: Props) => {
  const { who, chat } = useUnit({ who: $sessionKind, chat: $openTableChat });
  return (
    <div className={styles.page} data-chat={chat !== null || undefined}>
      <TermsWatch />
      <GameBar name={name} onSwitch={onSwitch} />
      {who === 'member' && <OwedNotice linked />}
      <main id="content" className={styles.stage} tabIndex={-1}>
        {who === 'guest' ? <LoginToPlay onLogin={onLogin} /> : children}
      </main>
      {chat !== null && (
        <Suspense fallback={null}>
          <TableChat nodeId={chat} />
        </Suspense>
      )}
    </div>
  );
};

/** A replay of one of the member's rounds, in its vendor's frame (PP-25). */
const ReplayPage = ({ roundId }: { roundId: string }) => {
  const { t } = useTranslation();
  const opening = <Opening plain text={t('games.play.opening')} />;
  return (
    <WhenTranslated texts={accountTexts} waiting={opening}>
      <Replay roundId={roundId} opening={opening} />
    </WhenTranslated>
  );
};

const Replay = ({ roundId, opening }: { roundId: string; opening: ReactNode }) => {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    url: $replayUrl,
    refusal: $replayRefusal,
    enter: replayEntered,
    leave: replayLeft,
    retry: replayRetried,
  });
  const { enter, leave } = view;
  const name = t('member.replay');
  useTitle(name, view.brand);
  useEffect(() => {
    enter(roundId);
    return () => leave();
  }, [enter, leave, roundId]);
  return (
    <GameStage name={name} onLogin={() => enter(roundId)}>
      {view.refusal && <Refused refusal={view.refusal} onRetry={() => view.retry()} />}
      {!view.url && !view.refusal && opening}
      {view.url && <GameFrame name={name} url={view.url} mode="replay" poolId={null} onRetry={() => view.retry()} />}
    </GameStage>
  );
};

/** What an address opens that can name no game or round: the page then says that there is none. */
const NO_GAME = '0';
const NO_ROUND = '00000000-0000-0000-0000-000000000000';

/** Game-page mode (SHELL-01): a game to play, or a replay of a round. In a window of its own it is the wrapper of the game. */
export default function GamePage() {
  const named = useParams();
  const [query] = useSearchParams();
  const nodeId = NodeId.safeParse(named['nodeId']).data ?? NO_GAME;
  const roundId = named['roundId'] && (Uuid.safeParse(named['roundId']).data ?? NO_ROUND);
  return roundId === undefined ? (
    <Play nodeId={nodeId} holder={query.has('window') ? 'popup' : 'page'} free={query.has('free')} />
  ) : (
    <ReplayPage roundId={roundId} />
  );
}

const Play = ({ nodeId, holder, free }: { nodeId: string; holder: 'page' | 'popup'; free: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const view = useUnit({
    brand: $brandName,
    launch: $launch,
    offered: $offered,
    enter: gameEntered,
    leave: gameLeft,
  });
  const { enter, leave, launch } = view;
  const { key } = useLocation();
  const [direct] = useState(key === 'default');
  const name = (launch?.game ?? view.offered)?.displayName ?? '';
  useTitle(name, view.brand);
  useEffect(() => {
    enter({ nodeId, holder, free, direct });
    return () => leave();
  }, [enter, leave, nodeId, holder, free, direct]);
  return (
    <GameStage
      name={name || t('shell.gameNavigation')}
      onSwitch={(toFree) =>
        void navigate(gamePath(nodeId, { free: toFree, window: holder === 'popup' }), { replace: true })
      }
      onLogin={() => enter({ nodeId, holder, free })}
    >
      <PlayedGame nodeId={nodeId} />
    </GameStage>
  );
};
