import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

/** Opens a recording from the disk. */
export const FileButton = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".jsonl"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
