import type { RoomKind } from '../../../contract/chat.ts';
import { ChatPanel } from './chat-panel.tsx';

/** The chat over a page (SHELL-07). */
export default function ChatModal({ kind, of }: { kind: RoomKind; of: string }) {
  return <ChatPanel kind={kind} of={of} template="drawer" />;
}
