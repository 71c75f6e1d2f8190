import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n.ts';
import { courseWritingTexts } from '../texts/course-writing.ts';
import type { RichTextFieldProps } from './rich-text-field.types.ts';
import './rich-text.css';
import './rich-text-editor.css';

/** The formatting that the server keeps; more would be lost when it is saved. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' },
  }),
];

const emptyHtml = '<p></p>';

interface Tool {
  key: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';
  Icon: LucideIcon;
  mark?: string;
  run: (editor: Editor) => unknown;
  can?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    key: 'bold',
    Icon: Bold,
    mark: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    Icon: Italic,
    mark: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    Icon: Heading,
    mark: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    Icon: List,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    Icon: ListOrdered,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    Icon: Quote,
    mark: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    key: 'undo',
    Icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    key: 'redo',
    Icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** The address of a link on the chosen words. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useText(courseWritingTexts);
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: address.trim() }).run();
    onDone();
  };
  return (
    <span className="rich-link line">
      <input
        // biome-ignore lint/a11y/noAutofocus: it opened because its button was pressed
        autoFocus
        type="url"
        value={address}
        aria-label={t('linkAddress')}
        placeholder={t('linkAddress')}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around would be sent.
          event.preventDefault();
          apply();
        }}
      />
      <button type="button" className="link" onClick={apply}>
        {t('apply')}
      </button>
    </span>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const t = useText(courseWritingTexts);
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter(({ mark }) => mark && current.isActive(mark)).map(({ key }) => key),
      impossible: tools.filter(({ can }) => can && !can(current)).map(({ key }) => key),
      isLink: current.isActive('link'),
    }),
  });
  return (
    <div className="rich-tools cluster gap-2" role="toolbar" aria-label={t('text')}>
      {tools.map(({ key, Icon, mark, run }) => (
        <button
          key={key}
          type="button"
          title={t(key)}
          aria-label={t(key)}
          aria-pressed={mark ? state.active.includes(key) : undefined}
          disabled={state.impossible.includes(key)}
          onClick={() => run(editor)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        title={t('addLink')}
        aria-label={t('addLink')}
        aria-pressed={state.isLink}
        aria-expanded={isLinking}
        onClick={() => setLinking((is) => !is)}
      >
        <LinkIcon size={16} aria-hidden />
      </button>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** An editor for texts with formatting; an empty one holds nothing. */
export default function RichTextEditor({ id, label, value = '', onChange }: RichTextFieldProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        ...(id ? { id } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text',
      },
    },
    onUpdate: ({ editor: current }) =>
      onChange?.(current.getHTML() === emptyHtml ? '' : current.getHTML()),
  });
  useEffect(() => {
    // A drawer that closes has ended its editor before its last rendering.
    if (editor.isDestroyed) return;
    // A draft that is laid over the form, or one that is discarded.
    const shown = editor.getHTML() === emptyHtml ? '' : editor.getHTML();
    if (value !== shown && !editor.isFocused)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-field">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
