import { CopyButton } from '../../ui/copy-button.tsx';

/** An id of the provider on one line: its end may be cut off, the whole is in its title and is copied. */
export function ProviderId({ id, label }: { id: string; label?: string }) {
  return (
    <small className="line gap-6">
      {label && <span className="rigid">{label}:</span>}
      <code className="truncate" title={id}>
        {id}
      </code>
      <CopyButton text={id} className="quiet rigid" />
    </small>
  );
}
