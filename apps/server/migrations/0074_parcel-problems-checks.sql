ALTER TABLE "shipments" VALIDATE CONSTRAINT "shipments_problem";--> statement-breakpoint
ALTER TABLE "return_lines" VALIDATE CONSTRAINT "return_lines_restocked";--> statement-breakpoint
ALTER TABLE "return_requests" VALIDATE CONSTRAINT "return_requests_replaced";
