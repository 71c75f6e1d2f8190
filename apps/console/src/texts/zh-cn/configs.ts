import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { configs as english } from '../en/configs.ts';

export const configs = translationOf<typeof english>()({
  add: '新增配置',
  edit: '编辑配置',
  name: '名称',
  key: '键名',
  keyHint: '例如 help.address。产品自带配置的键名不可更改。',
  value: '值',
  search: '名称或键名',
  empty: '没有匹配的配置。',
  refresh: '刷新缓存',
  refreshed: '所有进程已重新读取配置。',
  hint: '读取该配置的功能将得不到任何值。',
  picture: '图片',
  choosePicture: '选择图片',
  removePicture: '移除图片',
  unset: '空',
  builtIn: '这是产品自带的配置，不能删除',
  remark: '备注',
  line: '平台运行期间可由运营人员修改，修改立即生效。',
});
