import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictureTypes } from '../../../ui/use-picture-upload.ts';

interface DropFilesProps {
  label: string;
  isWide?: boolean;
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
}

/** A tile that takes files: dropped on it, or chosen after a press. Those that are no pictures have their reason in the list. */
export function DropFiles({ label, isWide = false, isSingle = false, onFiles }: DropFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (chosen.length) onFiles(chosen);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={pictureTypes}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <button
        type="button"
        className={isWide ? 'drop-files wide' : 'drop-files'}
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Upload size={18} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
      </button>
    </>
  );
}
