/** Fields of the demo pages. */
export const demoFields: Readonly<Record<string, string>> = {
  'DemoItemForm.kind': 'One of three kinds, as an example of a choice.',
  'DemoItem.kind': 'One of three kinds, as an example of a choice.',
  'DemoPageItems.kind': 'Only items of this kind.',
  'DemoExportItems.kind': 'Only items of this kind.',
  'DemoItemForm.price': 'The price, in US dollars.',
  'DemoItem.price': 'The price, in US dollars.',
  'DemoItemForm.percent': 'Whole per cent, from 0 to 100.',
  'DemoItem.percent': 'Whole per cent, from 0 to 100.',
  'DemoItemForm.link': 'An https address; empty for none.',
  'DemoItem.link': 'An https address; empty for none.',
  'DemoFile.kind': 'What it was uploaded as: a signature, a picture or another file.',
  'DemoFile.bytes': 'The size as it is stored.',
  'DemoFilesPage.kind': 'Only what was uploaded as this.',
  'DemoFilesUploadBody.kind':
    'What it is stored as: a signature that is not blank, a picture, or a file of an accepted type.',
  'DemoFilesUploadBody.file': 'The file, of at most 2 MiB.',
};
