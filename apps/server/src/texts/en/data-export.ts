/** The text file that comes first in the archive of a person's data. */
export const readme = {
  title: 'Your data on {platform}',
  made: 'Made on',
  contents:
    'This archive contains what {platform} stores about you and your store. The page “Data and privacy” of your account says why each kind of data is stored and for how long.',
  formats:
    'Files ending in .csv open in any spreadsheet program; files ending in .json are for other programs. The folder “pictures” contains the pictures that you uploaded.',
  amounts:
    'Amounts in .json files are whole numbers of the smallest unit of their currency (cents, for example). Times are in UTC. In .csv files, times are in the time zone of your store.',
  buyers: 'Names and addresses of your buyers are not included: they belong to the buyers.',
  secrets:
    'Passwords, codes and sign-in tokens are stored encrypted or as checksums only and are not included.',
} as const;
