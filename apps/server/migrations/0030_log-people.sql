create index operation_logs_people on operation_logs using gin (string_to_array(substr(subject, 9), ',')) where subject like 'account:%';
