export { Select, TreeSelect } from 'antd';
